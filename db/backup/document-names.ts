/** Beside backups: `documents/<two digits>/<sha256>`, with a suffix if encrypted. */
const DOCUMENT = /^documents\/[0-9a-f]{2}\/([0-9a-f]{64})(?:\..+)?$/

export function documentName(sha256: string): string {
  return `documents/${sha256.slice(0, 2)}/${sha256}`
}

/** Hash of the document with this name; undefined for other files. */
export function documentIn(name: string): string | undefined {
  return DOCUMENT.exec(name)?.[1]
}
