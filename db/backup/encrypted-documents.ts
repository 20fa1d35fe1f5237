import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { documentsBeside } from '../document-store'
import { flush } from '../flush'
import { decryptBytes, encryptBytes } from './age'
import { namesIn } from './documents'

// Beside an encrypted copy off the machine no document may be readable either: each is `<sha256>.age`, written once.

/** Encrypts the documents that a database names, from beside a backup, to beside another place. */
export async function encryptDocuments(
  database: string,
  { from, to, recipients }: { from: string; to: string; recipients: readonly string[] },
): Promise<void> {
  const [here, there] = [documentsBeside(from), documentsBeside(to)]
  for (const sha256 of namesIn(database)) {
    const path = `${there.pathOf(sha256)}.age`
    const bytes = existsSync(path) ? undefined : await here.get(sha256)
    if (!bytes) continue
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(`${path}.tmp`, await encryptBytes(bytes, recipients), { mode: 0o600 })
    flush(`${path}.tmp`)
    renameSync(`${path}.tmp`, path)
  }
}

/** Opens those of them that lie beside a backup and not yet beside a database. */
export async function decryptDocuments(
  database: string,
  backup: string,
  identities: readonly string[],
): Promise<void> {
  const [there, here] = [documentsBeside(backup), documentsBeside(database)]
  for (const sha256 of namesIn(database)) {
    const path = `${there.pathOf(sha256)}.age`
    if (!existsSync(path) || (await here.has(sha256))) continue
    await here.put(await decryptBytes(readFileSync(path), identities))
  }
}
