import { createHash } from 'node:crypto'
import SqliteConnector from 'better-sqlite3'
import { backupsAmong, listBackupsIn } from './list'
import { EXIT, Refusal } from './refusal'
import type { BackupStorage } from './storage'

/** Tells whose a place off the machine is. */
const NOTE = 'installation.txt'

/**
 * Each place belongs to the installation that has a certain firm: its first, whose id is random, is in every backup and
 * comes along when one is restored. Another one puts nothing there and removes nothing: a machine that was set up anew
 * after a loss would mix its backups with all that is left of the lost one.
 * @param there what lies in the place
 * @param here where the backups of this installation lie
 * @param before where it copied the last one to
 * @param restored the name of the one that it was restored from
 * @throws Refusal where the place is another's
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
  // Earlier releases left no note, and one that was cut off says nothing.
  const made = new Set(listBackupsIn(here).map(({ at }) => at))
  const backups = backupsAmong(there)
  const isOurs = backups.some(
    ({ at, file }) => made.has(at) || file === restored || before === `${storage.address}/${file}`,
  )
  if (backups.length > 0 && !isOurs) throw ofAnother()
  await storage.put(NOTE, Buffer.from(`${marks[0]}\n`))
}

/** Of the installation that a place belongs to; empty where no note says so. */
export async function markIn(storage: BackupStorage, there: ReadonlyMap<string, number>): Promise<string> {
  return there.get(NOTE) ? (await storage.get(NOTE)).toString().trim() : ''
}

/** One of each firm in a database, the first in front. */
export function marksOf(database: string): string[] {
  const connection = new SqliteConnector(database, { readonly: true })
  try {
    const ids = connection.prepare('select id from tenants order by created_at, id').pluck().all() as string[]
    return ids.map((id) => createHash('sha256').update(`installation of ${id}`).digest('hex'))
  } finally {
    connection.close()
  }
}

function ofAnother(): Refusal {
  return new Refusal(EXIT.failed, {
    de: 'Dort liegen die Sicherungen einer anderen Installation. Wenn diese Maschine sie ersetzt, stellen Sie zuerst eine davon wieder her: npm run restore -- --newest --off-site. Sonst setzen Sie BACKUP_COPY_TO auf einen Ort, den keine andere hat.',
    en: 'the backups there are of another installation. If this machine replaces it, restore one of them first: npm run restore -- --newest --off-site. Otherwise set BACKUP_COPY_TO to a place that no other has.',
  })
}
