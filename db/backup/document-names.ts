/** Beside backups: `documents/<two digits>/<sha256>`, with a suffix where it is encrypted for a key. */
const DOCUMENT = /^documents\/[0-9a-f]{2}\/([0-9a-f]{64})(?:\..+)?$/

/** The name of a document in a storage of backups. */
export function documentName(sha256: string): string {
  return `documents/${sha256.slice(0, 2)}/${sha256}`
}

/** Which document lies under a name; undefined for what is none. */
export function documentIn(name: string): string | undefined {
  return DOCUMENT.exec(name)?.[1]
}
