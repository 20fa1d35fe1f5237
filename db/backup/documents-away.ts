import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { documentsBeside } from '../document-store'
import { decryptBytes, encryptBytes } from './age'
import { documentIn, documentName } from './document-names'
import { bytesIn, isWhole, namesIn, sizeOf } from './documents'
import { inTurns } from './in-turns'
import type { BackupStorage } from './storage'

// Off the machine a document is `<sha256>`, or where there is a key `<sha256>.<whom>.age`, written once for each list of
// public keys, which `whom` stands for: beside an encrypted copy no document may be readable either. Earlier releases
// wrote `<sha256>.age`.

const AT_ONCE = 8

/**
 * Copies documents from beside a backup to off the machine, unless they are there. With a key, readable files and files for
 * other keys are removed once the new file exists, since a key is replaced so that the old one opens nothing. A document
 * damaged beside the backup is taken from beside the database. @returns the paths of those damaged in both places
 */
export async function copyDocumentsAway(
  names: readonly string[],
  {
    from,
    to,
    there,
    recipients,
  }: {
    from: string
    to: BackupStorage
    there: ReadonlyMap<string, number>
    recipients: readonly string[]
  },
): Promise<string[]> {
  const here = documentsBeside(from)
  const besideDatabase = documentsBeside(dirname(from))
  const damaged: string[] = []
  const others = recipients.length > 0 ? namesByDocument(there) : new Map<string, string[]>()
  const suffix = suffixFor(recipients)
  await inTurns(names, AT_ONCE, async (sha256) => {
    const name = documentName(sha256) + suffix
    const [size = 0, sizeThere = -1] = [sizeOf(here.pathOf(sha256)), there.get(name)]
    // An age file is longer than its content: a shorter one was cut off.
    const isThere = recipients.length > 0 ? sizeThere > size : sizeThere === size
    if (!isThere) {
      const kept = await bytesIn(here, sha256)
      const bytes = isWhole(kept, sha256) ? kept : await bytesIn(besideDatabase, sha256)
      if (!isWhole(bytes, sha256)) {
        damaged.push(here.pathOf(sha256))
        return
      }
      await to.put(name, recipients.length > 0 ? await encryptBytes(bytes, recipients) : bytes)
    }
    const surplus = others.get(sha256)?.filter((other) => other !== name) ?? []
    if (surplus.length > 0) await to.remove(surplus)
  })
  return damaged
}

/**
 * Decrypts the documents of an encrypted backup that are missing or damaged beside a database.
 * @returns how many @throws Error if no key fits
 */
export async function decryptDocuments(
  database: string,
  from: BackupStorage,
  identities: readonly string[],
): Promise<number> {
  const here = documentsBeside(database)
  let brought = 0
  const there = namesByDocument(await from.list())
  await inTurns(namesIn(database), AT_ONCE, async (sha256) => {
    const files = (there.get(sha256) ?? []).filter((name) => name.endsWith('.age'))
    if (files.length === 0 || isWhole(await bytesIn(here, sha256), sha256)) return
    await here.put(await openAny(from, files, identities))
    brought += 1
  })
  return brought
}

/** While a key is being replaced there may be two files of a document. */
async function openAny(
  from: BackupStorage,
  files: readonly string[],
  identities: readonly string[],
): Promise<Uint8Array> {
  let why: unknown
  for (const file of files) {
    try {
      return await decryptBytes(await from.get(file), identities)
    } catch (error) {
      why = error
    }
  }
  throw why
}

function suffixFor(recipients: readonly string[]): string {
  if (recipients.length === 0) return ''
  const whom = createHash('sha256')
    .update([...recipients].sort().join('\n'))
    .digest('hex')
  return `.${whom.slice(0, 8)}.age`
}

/** Files of each document, readable or encrypted. */
function namesByDocument(there: ReadonlyMap<string, number>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const name of there.keys()) {
    const sha256 = documentIn(name)
    if (sha256 !== undefined) found.set(sha256, [...(found.get(sha256) ?? []), name])
  }
  return found
}
