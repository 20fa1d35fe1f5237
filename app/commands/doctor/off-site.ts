import { ConfigError } from '~/config.server'
import { type Backup, backupsAmong } from '~db/backup/list'
import { markIn, marksOf } from '~db/backup/owner'
import { CommandRefusal } from '~db/backup/refusal'
import { type BucketSettings, openStorage } from '~db/backup/storage'
import type { Language } from '~db/schema'
import { BACKUP_OLD_MS, hours } from './backups'
import { type Finding, fail, faultsOr, type Patient, warn } from './finding'

const PATIENCE = { attempts: 2, listMs: 10_000 }

/** Asks the folder or bucket itself: the note of the last backup may be out of date. */
export async function checkOffSite({
  at,
  config,
  file,
  reader,
  words,
}: Patient): Promise<readonly Finding[]> {
  if (config instanceof ConfigError) return []
  const { copyTo, recipient } = config.backups
  if (copyTo === undefined) return [warn(words.noOffSite, words.setOffSite)]
  const marks = reader ? marksOf(file) : []
  const found = await newestIn(copyTo, { marks, language: words.language })
  if ('why' in found) return [fail(words.offSiteFails(found.why), words.makeBackup)]
  if (found.isOthers) return [fail(words.offSiteOther(found.address), words.setOther)]
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
  { marks, language }: { marks: readonly string[]; language: Language },
): Promise<{ address: string; newest: Backup | undefined; isOthers: boolean } | { why: string }> {
  const address = typeof place === 'string' ? place : place.address
  try {
    const storage = await openStorage(place, PATIENCE)
    const there = await storage.list()
    const mark = await markIn(storage, there)
    // Without a firm here, no backup there can be ours.
    const isOthers = mark !== '' && marks.length > 0 && !marks.includes(mark)
    return { address, newest: backupsAmong(there)[0], isOthers }
  } catch (error) {
    const why = error instanceof CommandRefusal ? error.in(language) : String(error)
    return { why: why.includes(address) ? why : `${address}: ${why}` }
  }
}
