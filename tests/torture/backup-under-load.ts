import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '~db/migrate'
import { idsOf, makeFirm } from '../factories/firm'
import { fatten } from '../support/fatten'
import { postEvent } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { spawnServer } from '../support/spawn-server'
import { openTestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'
import { makeInvoice } from './clients'

const MEGABYTES = 400
/** Only the first visit of a link in a while is counted. */
const LINKS = 240
const EVERY_MS = 250
/** Beside twice the time on an idle machine: the start of the command. */
const GRACE_MS = 2000
const LONGEST_MS = 10 * 60_000

/** Backs up a large file while hours are posted and while links are opened; says in words what went wrong. */
export async function backupUnderLoad(report: (line: string) => void): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-backup-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, testVault)
  const house = openTestHouse(file)
  const firm = await makeFirm(house, 'sicher', idsOf('a'))
  const tokens: string[] = []
  while (tokens.length < LINKS) tokens.push((await makeInvoice(house, firm)).token)
  await house.close()
  fatten(file, MEGABYTES)
  const server = await spawnServer(dataDir)
  const loads = {
    'hours are posted': () => {
      const mitarbeiter = [{ id: randomUUID(), stunden: 1, ueberstunden: 0 }]
      const daten = { monat: '2025-01', mitarbeiter }
      return postEvent(server.baseUrl, {
        event: 'zeiterfassung.export',
        mandant_id: firm.scope.tenantId,
        daten,
      })
    },
    'links are opened': () => rawRequest(server.baseUrl, `/rechnung/${tokens.pop()}`),
  }
  const faults: string[] = []
  try {
    const idle = await backup(dataDir)
    report(`backup of ${MEGABYTES} MB: ${idle.ms} ms`)
    for (const [name, load] of Object.entries(loads)) {
      const wrong: number[] = []
      const clock = setInterval(async () => {
        const { status } = await load()
        if (status !== 200) wrong.push(status)
      }, EVERY_MS)
      const { ms, code } = await backup(dataDir, 2 * idle.ms + GRACE_MS)
      clearInterval(clock)
      report(`while ${name}: ${ms} ms`)
      if (code !== 0)
        faults.push(`backup while ${name}: ended with ${code} after ${ms} ms, idle ${idle.ms} ms`)
      if (wrong.length > 0) faults.push(`backup while ${name}: requests answered ${wrong}`)
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return faults
}

/** Runs the command; killed where it takes longer than it may. */
function backup(dataDir: string, mostMs = LONGEST_MS): Promise<{ ms: number; code: number | string }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['build/commands/backup.js'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), mostMs)
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      clearTimeout(limit)
      resolve({ ms: Math.round(performance.now() - started), code: code ?? signal ?? 'nothing' })
    })
  })
}
