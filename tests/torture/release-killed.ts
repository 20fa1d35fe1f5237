import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { SLIP_FIELD } from '~/kit/forms/form-fields'
import { migrate } from '~db/migrate'
import { makeEmployee } from '../factories/employees'
import { idsOf, makeFirm } from '../factories/firm'
import { EMPTY_PDF } from '../factories/payslip-files'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { spawnServer } from '../support/spawn-server'
import { openTestHouse, type TestHouse } from '../support/test-house'

const MONTH = '2026-01'
const POLL_MS = 5
/** Of what is ready, how much is out when the process is killed. */
const KILLED_AT = [0.2, 0.6]
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

/**
 * Presses "release" for so many payslips and kills the product in the middle, twice; then presses until nothing is left,
 * and once more. Says what is missing, and what there is twice.
 */
export async function killRelease(count: number): Promise<{ faults: string[]; killedAt: number[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-release-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, createVault(config().fieldKeys))
  const house = openTestHouse(file)
  try {
    const firm = await makeFirm(house, 'moewe', idsOf('a'))
    const ids = await waiting(house, firm.scope, count)
    const before = await counted(house, ids)
    if (before.mails !== 0) return { faults: ['mails before the release'], killedAt: [] }
    const killedAt: number[] = []
    for (const part of KILLED_AT)
      killedAt.push(await press(house, dataDir, { ids, email: firm.email('owner'), part }))
    for (let round = 0; round < 2; round += 1)
      await press(house, dataDir, { ids, email: firm.email('owner') })
    return { faults: faultsOf(await counted(house, ids), count), killedAt }
  } finally {
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Delivered payslips of as many employees, each with an address. */
async function waiting(
  house: TestHouse,
  scope: Parameters<typeof keepFile>[1],
  count: number,
): Promise<string[]> {
  const slips = []
  for (let index = 0; index < count; index += 1) {
    const { id: employeeId } = await makeEmployee(house, scope, { email: `nr${index}@post.example` })
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    slips.push({
      id,
      employeeId,
      firstPage: index,
      pageCount: 1,
      month: MONTH,
      doubt: null,
      bytes: EMPTY_PDF,
    })
  }
  const said = { month: MONTH, fileName: 'lohn.pdf', sha256: 'f'.repeat(64), pageCount: count }
  await keepFile(house, scope, { ...said, slips })
  return slips.map(({ id }) => id)
}

interface Press {
  ids: readonly string[]
  email: string
  /** Killed when so much of it is released; else the answer is waited for. */
  part?: number
}

/** Returns how many were released when it ended. */
async function press(house: TestHouse, dataDir: string, { ids, email, part }: Press): Promise<number> {
  const { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET } = process.env as Record<string, string>
  const server = await spawnServer(dataDir, { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET } as Record<
    string,
    string
  >)
  const Cookie = await signIn(server.baseUrl, email)
  const body = new URLSearchParams(ids.map((id) => [SLIP_FIELD, id])).toString()
  const pressed = rawRequest(server.baseUrl, '/buero/lohnzettel/freigabe', {
    method: 'POST',
    headers: { ...FORM, Cookie },
    body,
  }).catch(() => undefined)
  if (part === undefined) {
    await pressed
    while (await isReleasing(house)) await pause(POLL_MS)
  } else while ((await released(house, ids)) < ids.length * part) await pause(POLL_MS)
  await server.stop('SIGKILL')
  return released(house, ids)
}

/** What the answer to a press left to the process. */
async function isReleasing(house: TestHouse): Promise<boolean> {
  const open = house.db.selectFrom('payroll_requests').select('subject_id').where('outcome', 'is', null)
  return (await open.execute()).length > 0
}

async function released(house: TestHouse, ids: readonly string[]): Promise<number> {
  const { count } = await house.db
    .selectFrom('incoming_payslips')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('released_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

interface Counted {
  released: number
  slips: number
  employees: number
  mails: number
  recipients: number
}

async function counted(house: TestHouse, ids: readonly string[]): Promise<Counted> {
  const slips = await house.db
    .selectFrom('payslips')
    .select('employee_id')
    .where('month', '=', MONTH)
    .execute()
  const mails = await house.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'payslip_published')
    .where('recipient', 'like', 'nr%@post.example')
    .execute()
  return {
    released: await released(house, ids),
    slips: slips.length,
    employees: new Set(slips.map(({ employee_id }) => employee_id)).size,
    mails: mails.length,
    recipients: new Set(mails.map(({ recipient }) => recipient)).size,
  }
}

function faultsOf(found: Counted, count: number): string[] {
  return Object.entries(found).flatMap(([what, number]) =>
    number === count ? [] : [`a killed release left ${number} ${what} where ${count} are due`],
  )
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
