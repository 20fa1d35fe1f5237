import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lockPath } from './lock'
import { databasePath } from './open'
import { OperatorFault } from './operator-fault'

/** The database is missing where there was one, or cannot be written. */
class WrongPlace extends OperatorFault {}

/**
 * An empty database is created on the first day only. If there are signs of an earlier one, it has been lost or moved, and
 * an empty one in its place would look like a fresh start. @throws WrongPlace
 */
export function refuseToReplace(dataDir: string): void {
  const file = databasePath(dataDir)
  if (existsSync(file) && statSync(file).size > 0) return
  const signs = [
    lockPath(dataDir),
    `${file}-wal`,
    ...backupsIn(join(dataDir, 'backups')),
    join(dataDir, 'documents'),
  ]
  const found = signs.filter((sign) => existsSync(sign))
  if (found.length === 0) return
  const traces = found.slice(0, 3).join('\n')
  throw new WrongPlace({
    de: `Es gibt keine Datenbank unter ${file}, aber es gab eine:\n${traces}\nStellen Sie eine Sicherung wieder her (README, „Restoring“), oder setzen Sie DATA_DIR auf den richtigen Ordner. Um von vorn zu beginnen, entfernen Sie, was in diesem liegt.`,
    en: `There is no database at ${file}, but there was one:\n${traces}\nRestore a backup (README, "Restoring"), or set DATA_DIR to the right folder. To begin with nothing, remove what is in this one.`,
  })
}

function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.sqlite(\.age)?$/.test(name))
    .map((name) => join(folder, name))
}

/** @throws WrongPlace for a file or folder that this user cannot write */
export function assertWritable(file: string): void {
  const [path] = unwritable(file)
  if (path === undefined) return
  const user = process.getuid?.()
  throw new WrongPlace({
    de: `${path} kann der Benutzer ${user ?? 'dieses Prozesses'} nicht schreiben. Geben Sie DATA_DIR mit allem darin dem Benutzer, als der Zahltag läuft (chown -R), oder hängen Sie den Datenträger zum Schreiben ein.`,
    en: `${path} may not be written by user ${user ?? 'of this process'}. Give DATA_DIR and all in it to the user that runs Zahltag (chown -R), or mount the disk to be written.`,
  })
}

/** Parts of a database that cannot be written: its folder, its file, or SQLite's files beside it. */
export function unwritable(file: string): string[] {
  return [dirname(file), file, `${file}-wal`, `${file}-shm`].filter(
    (path) => existsSync(path) && !mayWrite(path),
  )
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
