import type { BackupRecord } from './record'

const HOUR_MS = 60 * 60_000
/** One rehearsal per night, allowing for a night when the machine was off. */
const REHEARSAL_MS = 50 * HOUR_MS

export type BackupConcern =
  | 'backup failed'
  | 'documents missing'
  | 'rehearsal failed'
  | 'rehearsal old'
  | 'check failed'

/** A missing rehearsal is no concern: the first comes within a day. */
export function concernsOf({ backup, failure, rehearsal, check }: BackupRecord, at: Date): BackupConcern[] {
  const concerns: BackupConcern[] = []
  if (failure) concerns.push('backup failed')
  if (backup?.lost) concerns.push('documents missing')
  if (rehearsal && !rehearsal.isGood) concerns.push('rehearsal failed')
  if (rehearsal && at.getTime() - Date.parse(rehearsal.at) > REHEARSAL_MS) concerns.push('rehearsal old')
  if (check && !check.isWell) concerns.push('check failed')
  return concerns
}
