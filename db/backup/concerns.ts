import type { BackupRecord } from './record'

const HOUR_MS = 60 * 60_000
/** A rehearsal every night, and a machine that was off for one. */
const REHEARSAL_MS = 50 * HOUR_MS

export type BackupConcern =
  | 'backup failed'
  | 'documents missing'
  | 'rehearsal failed'
  | 'rehearsal old'
  | 'check failed'

/** What the operator should look at. A missing rehearsal is no concern: the first comes within a day. */
export function concernsOf({ backup, failure, rehearsal, check }: BackupRecord, at: Date): BackupConcern[] {
  const concerns: BackupConcern[] = []
  if (failure) concerns.push('backup failed')
  if (backup?.lost) concerns.push('documents missing')
  if (rehearsal && !rehearsal.isGood) concerns.push('rehearsal failed')
  if (rehearsal && at.getTime() - Date.parse(rehearsal.at) > REHEARSAL_MS) concerns.push('rehearsal old')
  if (check && !check.isWell) concerns.push('check failed')
  return concerns
}
