import { join } from 'node:path'
import { config } from '~/config.server'
import { bringBackDocuments } from '~db/backup/documents'
import { decryptDocuments } from '~db/backup/documents-away'
import { openStorage } from '~db/backup/storage'
import type { Language } from '~db/schema'
import { secretsFor } from '../restore/fetch-copy'
import { WORDS } from '../restore/words'

export interface Mending {
  /** File with the secret key of encrypted copies, `-` for stdin. */
  identity: string | undefined
  language: Language
}

/**
 * Restores missing and damaged documents from the copies beside the backups, then from those elsewhere.
 * @returns how many @throws CommandRefusal if no key fits
 */
export async function mend(file: string, { identity, language }: Mending): Promise<number> {
  const { dataDir, backups } = config()
  const besideBackups = (folder: string) => bringBackDocuments(file, join(folder, 'any'))
  let brought = await besideBackups(join(dataDir, 'backups'))
  if (typeof backups.copyTo === 'string') brought += await besideBackups(backups.copyTo)
  if (backups.copyTo === undefined || identity === undefined) return brought
  const secrets = secretsFor(file, { identity, words: WORDS[language] })
  return brought + (await decryptDocuments(file, await openStorage(backups.copyTo), secrets))
}
