import { listBackups } from '~db/backup/list'
import { readRecord } from '~db/backup/record'
import { type Finding, fail, faultsOr, type Patient, warn } from './finding'

const HOUR_MS = 60 * 60_000
/** One an hour, some missed. */
const BACKUP_MS = 3 * HOUR_MS
/** A day and two hours of grace, as in health. */
export const BACKUP_OLD_MS = 26 * HOUR_MS
const REHEARSAL_MS = 50 * HOUR_MS

export async function checkBackups({ dataDir, at, words }: Patient): Promise<readonly Finding[]> {
  const [newest] = listBackups(dataDir)
  const { backup, failure, rehearsal, check } = readRecord(dataDir)
  if (!newest) return [warn(words.noBackup, words.makeBackup)]
  const age = at.getTime() - Date.parse(newest.at)
  const rehearsed = rehearsal ? at.getTime() - Date.parse(rehearsal.at) : undefined
  return faultsOr(
    [
      ...(age > BACKUP_OLD_MS ? [fail(words.backupOld(hours(age)), words.makeBackup)] : []),
      ...(age > BACKUP_MS && age <= BACKUP_OLD_MS
        ? [warn(words.backupOld(hours(age)), words.makeBackup)]
        : []),
      ...(failure
        ? [
            fail(
              words.backupFailed(failure.at, failure.why),
              failure.isRoutine ? words.failedInService : words.makeBackup,
            ),
          ]
        : []),
      ...(backup?.lost ? [fail(words.documentsMissing(backup.lost), words.verify)] : []),
      ...(check && !check.isWell ? [fail(words.checkFailed(check.at), words.verify)] : []),
      ...(rehearsal && !rehearsal.isGood
        ? [fail(words.rehearsalFailed(rehearsal.at, rehearsal.faults.join('; ')), words.rehearse)]
        : []),
      ...(rehearsed === undefined ? [warn(words.neverRehearsed, words.rehearse)] : []),
      ...(rehearsed !== undefined && rehearsed > REHEARSAL_MS
        ? [warn(words.rehearsalOld(hours(rehearsed)), words.rehearse)]
        : []),
    ],
    words.backupsFine(hours(age), hours(rehearsed ?? 0)),
  )
}

export function hours(ms: number): number {
  return Math.round(ms / HOUR_MS)
}
