import { copyFileSync } from 'node:fs'
import { decryptFile, identitiesIn } from '~db/backup/age'
import { decryptDocuments } from '~db/backup/encrypted-documents'
import { EXIT, Refusal } from '~db/backup/refusal'
import type { Words } from './words'

/** Copies a backup, opened with the secret key in a file where it is encrypted. @throws Refusal */
export async function bring(
  backup: string,
  copy: string,
  { identity, words }: { identity: string | undefined; words: Words },
): Promise<void> {
  if (!backup.endsWith('.age')) {
    copyFileSync(backup, copy)
    return
  }
  if (identity === undefined) throw new Refusal(EXIT.configuration, words.needsIdentity(backup))
  const identities = secretsIn(identity)
  if (identities.length === 0) throw new Refusal(EXIT.configuration, words.noIdentity(identity))
  try {
    await decryptFile(backup, copy, identities)
    await decryptDocuments(copy, backup, identities)
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new Refusal(EXIT.failed, words.notOpened(backup, error instanceof Error ? error.message : ''))
  }
}

function secretsIn(file: string): string[] {
  try {
    return identitiesIn(file)
  } catch {
    return []
  }
}
