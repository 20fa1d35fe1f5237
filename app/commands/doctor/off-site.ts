import { ConfigError } from '~/config.server'
import { type Backup, backupsAmong } from '~db/backup/list'
import { Refusal } from '~db/backup/refusal'
import { type BucketSettings, openStorage } from '~db/backup/storage'
import type { Language } from '~db/schema'
import { BACKUP_OLD_MS, hours } from './backups'
import { type Finding, fail, faultsOr, type Patient, warn } from './finding'

/** Somebody is waiting at the terminal for the answer. */
const PATIENCE = { attempts: 2, listMs: 10_000 }

/** Asks the folder or the bucket itself: what the last backup noted may no longer be true. */
export async function checkOffSite({ at, config, words }: Patient): Promise<readonly Finding[]> {
  if (config instanceof ConfigError) return []
  const { copyTo, recipient } = config.backups
  if (copyTo === undefined) return [warn(words.noOffSite, words.setOffSite)]
  const found = await newestIn(copyTo, words.language)
  if ('why' in found) return [fail(words.offSiteFails(found.why), words.makeBackup)]
  if (!found.newest) return [fail(words.offSiteNone, words.makeBackup)]
  const age = at.getTime() - Date.parse(found.newest.at)
  return faultsOr(
    [
      ...(age > BACKUP_OLD_MS ? [fail(words.offSiteOld(hours(age)), words.makeBackup)] : []),
      ...(recipient === undefined ? [warn(words.copyReadable, words.encrypt)] : []),
    ],
    words.offSiteFine(found.address, hours(age)),
  )
}

async function newestIn(
  place: string | BucketSettings,
  language: Language,
): Promise<{ address: string; newest: Backup | undefined } | { why: string }> {
  const address = typeof place === 'string' ? place : place.address
  try {
    const storage = await openStorage(place, PATIENCE)
    return { address, newest: backupsAmong(await storage.list())[0] }
  } catch (error) {
    return { why: `${address}: ${error instanceof Refusal ? error.in(language) : String(error)}` }
  }
}
