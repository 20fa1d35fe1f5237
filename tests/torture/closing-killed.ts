import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { readStand } from '~/domain/payroll-closing/stand.server'
import { migrate } from '~db/migrate'
import { idsOf, makeFirm } from '../factories/firm'
import { makePaidMonth } from '../factories/paid-month'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { spawnServer } from '../support/spawn-server'
import { openTestHouse, type TestHouse } from '../support/test-house'

const MONTH = '2026-03'
const POLL_MS = 1
const PATIENCE_MS = 120_000
/** Of the people to be looked at, how many have been when the process is killed; the last within the writing. */
const KILLED_AT = [0.1, 0.5, 0.9, 1]
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

/**
 * Closes a payroll month of so many people and kills the product in the middle, again and again, then presses twice more.
 * After each kill the month is closed whole or not at all. Says what else there is.
 */
export async function killClosing(people: number): Promise<{ faults: string[]; closedAfter: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-closing-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, createVault(config().fieldKeys))
  const house = openTestHouse(file)
  try {
    const firm = await makeFirm(house, 'moewe', idsOf('a'))
    await makePaidMonth(house, firm.scope, { month: MONTH, people })
    const {
      entries,
      people: all,
      sha256,
    } = await readStand(house.reader, house.vault, firm.scope, { month: MONTH })
    for (const { id } of all.filter(({ standing }) => standing !== 'released'))
      await house.db.updateTable('employees').set({ entry_on: '2030-01-01' }).where('id', '=', id).execute()
    const stand = await readStand(house.reader, house.vault, firm.scope, { month: MONTH })
    const faults = entries.length === people && stand.sha256 !== sha256 ? [] : ['nothing to close']
    let closedAfter = 0
    for (const [round, part] of KILLED_AT.entries()) {
      await press(house, dataDir, { email: firm.email('owner'), seen: stand.sha256, until: part * people })
      faults.push(...(await halves(house, people)))
      if (closedAfter === 0 && (await counted(house)).closings === 1) closedAfter = round + 1
    }
    for (let round = 0; round < 2; round += 1)
      await press(house, dataDir, { email: firm.email('owner'), seen: stand.sha256 })
    return { faults: [...faults, ...(await leftOver(house, people))], closedAfter }
  } finally {
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Press {
  email: string
  seen: string
  /** Killed when so many have been looked at, or it is closed; else the closing is waited for. */
  until?: number
}

async function press(house: TestHouse, dataDir: string, { email, seen, until }: Press): Promise<void> {
  const { LINK_KEYS = '', FIELD_KEYS = '', WEBHOOK_SECRET = '' } = process.env
  const server = await spawnServer(dataDir, { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET })
  const Cookie = await signIn(server.baseUrl, email)
  await rawRequest(server.baseUrl, `/buero/lohnzettel/abrechnung/${MONTH}/abschluss`, {
    method: 'POST',
    headers: { ...FORM, Cookie },
    body: new URLSearchParams({ stand: seen, trotzdem: 'ja' }).toString(),
  }).catch(() => undefined)
  const end = Date.now() + PATIENCE_MS
  const isDone = async () => {
    const { closings, checked } = await counted(house)
    return closings === 1 || (until !== undefined && checked >= until)
  }
  while (!(await isDone()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  await server.stop('SIGKILL')
}

async function counted({ db }: TestHouse) {
  const closings = await db.selectFrom('payroll_closings').select('slip_count').execute()
  const slips = await db.selectFrom('payroll_closing_slips').select('payslip_id').execute()
  const entries = await db
    .selectFrom('audit_entries')
    .select('seq')
    .where('action', '=', 'payroll.month_closed')
    .execute()
  const requests = await db.selectFrom('payroll_closing_requests').select('checked').execute()
  return {
    closings: closings.length,
    slips: slips.length,
    entries: entries.length,
    checked: requests[0]?.checked ?? 0,
    requests: requests.length,
  }
}

/** After a kill: everything, or nothing. */
async function halves(house: TestHouse, people: number): Promise<string[]> {
  const { closings, slips, entries } = await counted(house)
  const isWhole = closings === 1 && slips === people && entries === 1
  const isNothing = closings + slips + entries === 0
  return isWhole || isNothing ? [] : [`a killed closing left ${closings}, ${slips} slips, ${entries} entries`]
}

async function leftOver(house: TestHouse, people: number): Promise<string[]> {
  const { closings, slips, entries, requests } = await counted(house)
  const is = [closings, slips, entries, requests].join()
  return is === [1, people, 1, 0].join() ? [] : [`a killed closing ended with ${is}`]
}
