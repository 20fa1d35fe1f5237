import { createHash } from 'node:crypto'
import { Sqlite } from '../sqlite'
import { backupsAmong, listBackupsIn } from './list'
import { CommandRefusal, EXIT } from './refusal'
import type { BackupStorage } from './storage'

/** Identifies the owner of a place off the machine. */
const NOTE = 'installation.txt'

/**
 * Claims a place off the machine for the installation with a certain firm: its first, whose random id is in every backup
 * and comes back with a restore. Other installations neither write nor delete there: a machine set up again after a loss
 * would mix its backups with all that is left of the lost one.
 * @param there files in the place
 * @param here where this installation's backups are
 * @param before where it copied the last one to
 * @param restored name of the backup that it was restored from
 * @throws CommandRefusal if the place is another's
 */
export async function claimPlace(
  storage: BackupStorage,
  {
    there,
    marks,
    here,
    before,
    restored,
  }: {
    there: ReadonlyMap<string, number>
    marks: readonly string[]
    here: string
    before: string | undefined
    restored: string | undefined
  },
): Promise<void> {
  const mark = await markIn(storage, there)
  if (marks.includes(mark)) return
  if (mark !== '') throw ofAnother()
  // Earlier releases left no note, and a note may have been cut off.
  const made = new Set(listBackupsIn(here).map(({ at }) => at))
  const backups = backupsAmong(there)
  const isOurs = backups.some(
    ({ at, file }) => made.has(at) || file === restored || before === `${storage.address}/${file}`,
  )
  if (backups.length > 0 && !isOurs) throw ofAnother()
  await storage.put(NOTE, Buffer.from(`${marks[0]}\n`))
}

/** Mark of the installation that a place belongs to; empty without a note. */
export async function markIn(storage: BackupStorage, there: ReadonlyMap<string, number>): Promise<string> {
  return there.get(NOTE) ? (await storage.get(NOTE)).toString().trim() : ''
}

/** One mark per firm of a database, the first firm's first. */
export function marksOf(database: string): string[] {
  const connection = new Sqlite(database, { readonly: true })
  try {
    const ids = connection.prepare('select id from tenants order by created_at, id').pluck().all() as string[]
    return ids.map((id) => createHash('sha256').update(`installation of ${id}`).digest('hex'))
  } finally {
    connection.close()
  }
}

function ofAnother(): CommandRefusal {
  return new CommandRefusal(EXIT.failed, {
    de: 'Dort liegen die Sicherungen einer anderen Installation. Wenn diese Maschine sie ersetzt, stellen Sie zuerst eine davon wieder her: npm run restore -- --newest --off-site. Sonst setzen Sie BACKUP_COPY_TO auf einen Ort, den keine andere hat.',
    en: 'the backups there are of another installation. If this machine replaces it, restore one of them first: npm run restore -- --newest --off-site. Otherwise set BACKUP_COPY_TO to a place that no other has.',
  })
}
