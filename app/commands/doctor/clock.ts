import { rowsFromTheFuture } from '~/domain/upkeep/from-the-future.server'
import { soon } from '~/domain/values/clock-tolerance'
import { listBackups } from '~db/backup/list'
import { type Finding, faultsOr, type Patient, warn } from './finding'

/** The day this was written; an earlier clock was never set. */
const NEVER_BEFORE = '2026-11-22'

/** Rows dated in the future mean that the clock is or was wrong. */
export async function checkClock({ at, reader, dataDir, words }: Patient): Promise<readonly Finding[]> {
  const latest = soon(at.toISOString())
  const rows = reader ? await rowsFromTheFuture(reader, latest) : []
  const backups = listBackups(dataDir).filter((backup) => backup.at > latest)
  const isUnset = at.toISOString() < NEVER_BEFORE
  return faultsOr(
    [
      ...(isUnset ? [warn(words.clockUnset(at.toISOString()), words.setClock)] : []),
      ...rows.map(({ table, count, newest }) =>
        warn(words.fromTheFuture(table, count, newest), words.setClock),
      ),
      ...backups.map(({ file }) => warn(words.backupFromTheFuture(file), words.setClock)),
    ],
    words.clockFine(at.toISOString()),
  )
}
