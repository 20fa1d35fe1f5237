import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import SqliteConnector from 'better-sqlite3'
import { databaseFile } from './open'

const COPY = 'unfinished.tmp'

/** `npm run backup`: a consistent copy of the running database in DATA_DIR/backups, checked before it gets its name. */
async function backup(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const dataDir = resolve(process.env.DATA_DIR ?? '.data')
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, COPY)
  rmSync(unfinished, { force: true })
  process.umask(0o077)
  const source = new SqliteConnector(databaseFile(dataDir), { readonly: true, fileMustExist: true })
  await source.backup(unfinished)
  source.close()
  const faults = check(unfinished)
  if (faults.length > 0) throw new Error(`The copy is damaged: ${faults.join('; ')}`)
  const target = join(folder, `zahltag-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`)
  renameSync(unfinished, target)
  process.stdout.write(`${target}\n`)
}

function check(file: string): string[] {
  const copy = new SqliteConnector(file)
  // One file that needs no WAL beside it can be copied away as it is.
  copy.pragma('journal_mode = DELETE')
  const rows = copy.pragma('integrity_check') as { integrity_check: string }[]
  copy.close()
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok')
}

backup().catch((error: unknown) => {
  process.stderr.write(`No backup was made.\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
