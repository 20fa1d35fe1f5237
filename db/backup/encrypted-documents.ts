import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { documentsBeside } from '../document-store'
import { flush } from '../flush'
import { decryptBytes, encryptBytes } from './age'
import { isWhole, namesIn, sizeOf, wholeDocument } from './documents'

// Beside an encrypted copy off the machine no document may be readable either: each is `<sha256>.<whom>.age`, written
// once for each list of public keys, which `whom` stands for. Earlier releases wrote `<sha256>.age`.

/**
 * Encrypts documents from beside a backup to beside another place. What lies there for other keys or readable is removed
 * once the new file is on the disk: the key was changed so that the former one opens nothing any more.
 * @throws Error where one is missing or damaged
 */
export async function encryptDocuments(
  names: readonly string[],
  { from, to, recipients }: { from: string; to: string; recipients: readonly string[] },
): Promise<void> {
  const [here, there] = [documentsBeside(from), documentsBeside(to)]
  const whom = createHash('sha256')
    .update([...recipients].sort().join('\n'))
    .digest('hex')
    .slice(0, 8)
  for (const sha256 of names) {
    const plain = there.pathOf(sha256)
    const path = `${plain}.${whom}.age`
    // A file of age is longer than what is in it: a shorter one was cut off.
    if ((sizeOf(path) ?? 0) <= (sizeOf(here.pathOf(sha256)) ?? 0)) {
      const bytes = await wholeDocument(here, sha256)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      writeFileSync(`${path}.tmp`, await encryptBytes(bytes, recipients), { mode: 0o600 })
      flush(`${path}.tmp`)
      renameSync(`${path}.tmp`, path)
      flush(dirname(path))
    }
    for (const other of filesOf(plain)) if (other !== path) rmSync(other)
  }
}

/** Opens those that lie beside a backup and are missing or damaged beside a database. @throws Error where no key fits */
export async function decryptDocuments(
  database: string,
  backup: string,
  identities: readonly string[],
): Promise<void> {
  const [there, here] = [documentsBeside(backup), documentsBeside(database)]
  for (const sha256 of namesIn(database)) {
    const files = filesOf(there.pathOf(sha256)).filter((file) => file.endsWith('.age'))
    if (files.length === 0 || isWhole(await here.get(sha256), sha256)) continue
    await here.put(await openAny(files, identities))
  }
}

/** While a key is being exchanged there may be two of a document. */
async function openAny(files: readonly string[], identities: readonly string[]): Promise<Uint8Array> {
  let why: unknown
  for (const file of files) {
    try {
      return await decryptBytes(readFileSync(file), identities)
    } catch (error) {
      why = error
    }
  }
  throw why
}

/** What there is of a document, readable or encrypted. */
function filesOf(plain: string): string[] {
  const folder = dirname(plain)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(basename(plain)) && !name.endsWith('.tmp'),
  )
  return names.map((name) => join(folder, name))
}
