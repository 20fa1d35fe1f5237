import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Sqlite } from '~db/sqlite'
import { type Program, runServer, spawnServer } from '../support/spawn-server'
import { VARIABLES } from '../support/variables'

const OLD_FILE = new URL('../db/old/zahltag-0.2.0.sqlite.gz', import.meta.url)
/** A start takes half a second, a backup two, of which most loads the program. */
const START_MS = 600
const BACKUP_MS = 2500
const MIGRATIONS_KILLED = 12

/** Starts the product and kills it while it opens its file. */
export async function killStart(
  dataDir: string,
  environment: Record<string, string>,
  program?: Program,
): Promise<void> {
  const { server } = await runServer(dataDir, environment, program)
  await pause(Math.random() * START_MS)
  await server.stop('SIGKILL')
}

/** Kills a backup; says what lies there as if it were one and is not. */
export async function killBackup(dataDir: string): Promise<string[]> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const backup = spawn('npm', ['run', '--silent', 'backup'], { env, stdio: 'ignore', detached: true })
  const ended = new Promise<void>((resolve) => backup.once('exit', () => resolve()))
  const clock = setTimeout(() => process.kill(-Number(backup.pid), 'SIGKILL'), Math.random() * BACKUP_MS)
  await ended
  clearTimeout(clock)
  const folder = join(dataDir, 'backups')
  const copies = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^zahltag-.*\.sqlite$/.test(name))
    : []
  return copies.flatMap((name) => (isWhole(join(folder, name)) ? [] : [`the backup ${name} is none`]))
}

function isWhole(file: string): boolean {
  const copy = new Sqlite(file, { readonly: true })
  try {
    const isSound = copy.pragma('integrity_check', { simple: true }) === 'ok'
    return isSound && copy.prepare('select 1 from invoices limit 1').get() !== undefined
  } finally {
    copy.close()
  }
}

/** Kills the start that brings a file of release 0.2.0 up to date, many times; then lets it end. */
export async function killMigration(report: (line: string) => void): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-upgrade-'))
  const { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET } = VARIABLES
  const keys = { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET }
  const file = join(dataDir, 'zahltag.sqlite')
  const faults: string[] = []
  try {
    const found = new Set<number>()
    for (let kill = 0; kill < MIGRATIONS_KILLED; kill += 1) {
      for (const left of ['', '-wal', '-shm']) rmSync(`${file}${left}`, { force: true })
      writeFileSync(file, gunzipSync(readFileSync(OLD_FILE)))
      await killStart(dataDir, keys)
      const server = await spawnServer(dataDir, keys)
      await server.stop()
      const { rows, isSound } = stateOf(file)
      found.add(rows)
      if (!isSound) faults.push('a killed upgrade left a damaged file')
    }
    if (found.size !== 1) faults.push(`after killed upgrades there were ${[...found].join(' or ')} invoices`)
    report(`${MIGRATIONS_KILLED} upgrades killed, ${faults.length} faults`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  return faults
}

function stateOf(file: string): { rows: number; isSound: boolean } {
  const db = new Sqlite(file, { readonly: true })
  const { rows } = db.prepare<[], { rows: number }>('select count(*) as rows from invoices').get() ?? {
    rows: -1,
  }
  const isSound =
    db.pragma('integrity_check', { simple: true }) === 'ok' &&
    (db.pragma('foreign_key_check') as unknown[]).length === 0
  db.close()
  return { rows, isSound }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
