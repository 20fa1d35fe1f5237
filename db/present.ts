import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandRefusal, EXIT, NoDatabase } from './backup/refusal'
import { pendingSteps } from './migrate'
import { databasePath } from './open'
import { stateOf } from './schema-state'

/** The database of a data directory, which must be of this release. @throws CommandRefusal; NewerSchema */
export function presentDatabase(dataDir: string): string {
  const file = databasePath(dataDir)
  assertPresent(file)
  const pending = pendingSteps(file)
  if (stateOf(file).length === 0) throw notOurs(file)
  if (pending.length > 0)
    throw new CommandRefusal(EXIT.configuration, {
      de: `${file} ist von einem älteren Zahltag. Starten Sie den Dienst einmal.`,
      en: `${file} was made by an older Zahltag. Start the service once.`,
    })
  return file
}

/** For a file with none of the tables, such as one of 0 bytes. */
export function notOurs(file: string): NoDatabase {
  return new NoDatabase({
    de: `${file} ist leer oder keine Datenbank von Zahltag: Ihr fehlen dessen Tabellen. Stellen Sie eine Sicherung wieder her: npm run restore -- --newest`,
    en: `${file} is empty, or not a Zahltag database: it has none of its tables. Restore a backup: npm run restore -- --newest`,
  })
}

/** A folder that cannot be opened would look like one without a database. @throws NoDatabase */
export function assertPresent(file: string): void {
  const dataDir = dirname(file)
  try {
    statSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new NoDatabase({
        de: `Es gibt keine Datenbank unter ${file}.`,
        en: `There is no database at ${file}.`,
      })
    if (code === 'ENOTDIR')
      throw new NoDatabase({
        de: `${dataDir} ist kein Ordner. Setzen Sie DATA_DIR auf den mit der Datenbank.`,
        en: `${dataDir} is no folder. Set DATA_DIR to the one with the database.`,
      })
    throw new NoDatabase({
      de: `${dataDir} darf dieser Benutzer nicht öffnen (${code}). Rufen Sie dies als der Benutzer auf, als der Zahltag läuft, oder als root.`,
      en: `This user may not open ${dataDir} (${code}). Run this as the user that runs Zahltag, or as root.`,
    })
  }
}
