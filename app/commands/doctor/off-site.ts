import { ConfigError } from '~/config.server'
import { type Backup, backupsAmong } from '~db/backup/list'
import { type BucketSettings, openStorage } from '~db/backup/storage'
import { type Finding, fail, faultsOr, type Patient, warn } from './finding'

const HOUR_MS = 60 * 60_000
/** A day with two hours of grace, as for those on this machine. */
const OLD_HOURS = 26
/** Whoever asks sits there and waits. */
const PATIENCE = { attempts: 2, listMs: 10_000 }

/** Asks the folder or the bucket itself: what the last backup noted may no longer be true. */
export async function checkOffSite({ at, config, words }: Patient): Promise<readonly Finding[]> {
  if (config instanceof ConfigError) return []
  const { copyTo, recipient } = config.backups
  if (copyTo === undefined) return [warn(words.noOffSite, words.setOffSite)]
  const found = await newestIn(copyTo)
  if ('why' in found) return [fail(words.offSiteFails(found.why), words.makeBackup)]
  if (!found.newest) return [fail(words.offSiteNone, words.makeBackup)]
  const age = Math.round((at.getTime() - Date.parse(found.newest.at)) / HOUR_MS)
  return faultsOr(
    [
      ...(age > OLD_HOURS ? [fail(words.offSiteOld(age), words.makeBackup)] : []),
      ...(recipient === undefined ? [warn(words.copyReadable, words.encrypt)] : []),
    ],
    words.offSiteFine(found.address, age),
  )
}

async function newestIn(
  place: string | BucketSettings,
): Promise<{ address: string; newest: Backup | undefined } | { why: string }> {
  const address = typeof place === 'string' ? place : place.address
  try {
    const storage = await openStorage(place, PATIENCE)
    return { address, newest: backupsAmong(await storage.list())[0] }
  } catch (error) {
    return { why: `${address}: ${error instanceof Error ? error.message : String(error)}` }
  }
}
