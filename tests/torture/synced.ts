import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '~db/migrate'
import { idsOf, makeFirm } from '../factories/firm'
import { postEvent } from '../support/knock'
import { type Program, spawnServer } from '../support/spawn-server'
import { openTestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'

const CALLS = 64
const CALLS_TRACED = 'fdatasync,fsync,write,writev,sendto,sendmsg'
const MONTHS = ['2025-01', '2025-02']

/** Whether each answer left only after the disk was told; nothing can be said without strace. */
export async function countUnsynced(
  report: (line: string) => void,
  { folder }: Program = {},
): Promise<string[]> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    report('strace is not there: whether answers wait for the disk was NOT checked')
    return []
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-synced-'))
  const trace = join(dataDir, 'trace')
  try {
    const tenantId = await prepare(join(dataDir, 'zahltag.sqlite'))
    // With -D it is the server that gets our signals.
    const under = ['strace', '-D', '-f', '-s', '16', '-e', `trace=${CALLS_TRACED}`, '-o', trace]
    const server = await spawnServer(dataDir, {}, folder === undefined ? { under } : { folder, under })
    const from = readFileSync(trace, 'utf8').length
    for (let call = 0; call < CALLS; call += 1) {
      const mitarbeiter = [{ id: crypto.randomUUID(), stunden: 1, ueberstunden: 0 }]
      const daten = { monat: MONTHS[call % 2], mitarbeiter }
      const event = { event: 'zeiterfassung.export', mandant_id: tenantId, daten }
      const { status } = await postEvent(server.baseUrl, event)
      if (status !== 200) return [`answered ${status}, not 200`]
    }
    await server.stop()
    const { answers, unsynced } = readTrace(readFileSync(trace, 'utf8').slice(from))
    report(`${answers - unsynced} of ${answers} answers left after the disk was told`)
    if (answers !== CALLS) return [`${answers} of ${CALLS} answers were seen`]
    return unsynced === 0 ? [] : [`${unsynced} of ${answers} answers did not wait for the disk`]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function prepare(file: string): Promise<string> {
  await migrate(file, testVault)
  const house = openTestHouse(file)
  const { scope } = await makeFirm(house, 'platte', idsOf('a'))
  await house.close()
  return scope.tenantId
}

/** An answer counts as synced where a sync ended since the one before. */
function readTrace(trace: string): { answers: number; unsynced: number } {
  let answers = 0
  let unsynced = 0
  let isSynced = false
  for (const line of trace.split('\n')) {
    if (/(fdatasync|fsync)(\(| resumed).*= 0$/.test(line)) isSynced = true
    if (!line.includes('"HTTP/1.1 200')) continue
    answers += 1
    if (!isSynced) unsynced += 1
    isSynced = false
  }
  return { answers, unsynced }
}
