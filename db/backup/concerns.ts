import type { BackupRecord } from './record'

const HOUR_MS = 60 * 60_000
/** A rehearsal every night, and a machine that was off for one. */
const REHEARSAL_MS = 50 * HOUR_MS

export type BackupConcern = 'backup failed' | 'rehearsal failed' | 'rehearsal old'

/** What the operator should look at. A missing rehearsal is no concern: the first comes within a day. */
export function concernsOf({ failure, rehearsal }: BackupRecord, at: Date): BackupConcern[] {
  const concerns: BackupConcern[] = []
  if (failure) concerns.push('backup failed')
  if (rehearsal && !rehearsal.isGood) concerns.push('rehearsal failed')
  if (rehearsal && at.getTime() - Date.parse(rehearsal.at) > REHEARSAL_MS) concerns.push('rehearsal old')
  return concerns
}
