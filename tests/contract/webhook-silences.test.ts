import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmployee } from '~/domain/employees/employees.server'
import { hoursOf, listHours } from '~/domain/hours/hours.server'
import { expectProblem, pointersOf } from '../support/answers'
import { countRows } from '../support/count-rows'
import { listFlaggedDeliveries } from '../support/flagged-deliveries'
import { postEvent } from '../support/knock'
import type { RawAnswer } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// The webhook's rows of the design's table "Where the contract is silent", each test under its row's name.

let running: RunningFirms

beforeAll(async () => {
  running = await startWithFirms()
})
afterAll(() => running.stop())

type Hours = [id: string, stunden: unknown, ueberstunden: unknown]

const id = (number: number) => `0c0c0c0c-0000-4000-8000-${String(number).padStart(12, '0')}`
const post = (body: unknown, headers: Record<string, string> = {}) =>
  postEvent(running.server.baseUrl, body, headers)
const said = async (month: string, employeeId: string) =>
  (await hoursOf(running.db, running.firm.scope, employeeId, [month]))[0]

function recording(monat: string, ...hours: Hours[]) {
  const mitarbeiter = hours.map(([id, stunden, ueberstunden]) => ({ id, stunden, ueberstunden }))
  return event('zeiterfassung.export', { monat, mitarbeiter })
}

function event(event: string, daten: unknown, mandant_id = running.firm.scope.tenantId) {
  return { event, mandant_id, daten }
}

function processed(answer: RawAnswer): unknown {
  expect(answer.status).toBe(200)
  return (JSON.parse(answer.body) as { processed: unknown }).processed
}

describe('webhook answer', () => {
  test('200 also for a repeat, with the same count', async () => {
    const body = recording('2025-01', [id(1), 1, 0], [id(2), 2, 0])
    expect(processed(await post(body))).toBe(2)
    expect(processed(await post(body))).toBe(2)
  })
})

describe('processed', () => {
  test.each<[string, string, unknown, number]>([
    ['one employee', 'zeiterfassung.export', { monat: '2025-02', mitarbeiter: [entry(1)] }, 1],
    ['nobody', 'zeiterfassung.export', { monat: '2025-02', mitarbeiter: [] }, 0],
    ['understood', 'lohnzettel.versandt', { mitarbeiter_id: id(1), monat: '2025-02' }, 1],
    ['kept and not understood', 'lohnzettel.versandt', { irgendwas: true }, 0],
    ['understood extension', 'buchhaltung.export', { monat: '2025-02' }, 1],
  ])('%s', async (_, name, daten, count) => {
    expect(processed(await post(event(name, daten)))).toBe(count)
  })

  test('ten thousand employees in one request are all durably there', async () => {
    const before = (await countRows(running.db)).hours ?? 0
    const all = Array.from({ length: 10_000 }, (_, index): Hours => [id(index + 10), 160, 0])
    expect(processed(await post(recording('2025-03', ...all)))).toBe(10_000)
    expect((await countRows(running.db)).hours).toBe(before + 10_000)
  })
})

test('unknown employee id: stored, counted, "not assigned", attaches once the employee exists', async () => {
  const { scope } = running.firm
  expect(processed(await post(recording('2025-04', [id(7).toUpperCase(), 12.5, -1])))).toBe(1)
  expect(await said('2025-04', id(7))).toMatchObject({ employee: null, current: { hours: '12.5' } })
  await createEmployee(running.house, scope, {
    id: id(7),
    first_name: 'Später',
    last_name: 'Gekommen',
    street: 'Weg 1',
    postal_code: '24103',
    city: 'Kiel',
    employment_type: 'minijob',
    entry_on: '2025-01-01',
  })
  expect(await said('2025-04', id(7))).toMatchObject({
    employee: { name: 'Später Gekommen' },
    current: { hours: '12.5', overtime: '-1' },
  })
})

test('unknown tenant: 422, the attempt is listed and its payload is not kept', async () => {
  const stranger = 'dddddddd-dddd-4ddd-8ddd-dddddddddddd'
  const before = await countRows(running.db)
  const answer = await post(event('mandat.neu', { kontoinhaber: 'Unverwechselbar' }, stranger))
  expect(pointersOf(expectProblem(answer, 422))).toEqual(['/mandant_id'])
  expect(answer.body).not.toContain(stranger)
  const after = await countRows(running.db)
  expect(after).toEqual({ ...before, webhook_refusals: (before.webhook_refusals ?? 0) + 1 })
  const rows = await running.db.selectFrom('webhook_refusals').selectAll().execute()
  expect(rows).toMatchObject([{ claimed_tenant_id: stranger, event: 'mandat.neu', reason: 'unknown_tenant' }])
  expect(JSON.stringify(rows)).not.toContain('Unverwechselbar')
})

test('unknown event: 422 that names the allowed ones', async () => {
  const record = expectProblem(await post(event('zeiterfassung.exportiert', {})), 422)
  expect(pointersOf(record)).toEqual(['/event'])
  for (const name of ['zeiterfassung.export', 'lohnzettel.versandt', 'mandat.neu'])
    expect(JSON.stringify(record)).toContain(name)
})

describe('all or nothing', () => {
  test.each<[string, Hours[], string]>([
    [
      'one bad entry',
      [
        [id(1), 1, 0],
        [id(2), 745, 0],
        [id(3), 3, 0],
      ],
      '/daten/mitarbeiter/1/stunden',
    ],
    [
      'the same employee twice',
      [
        [id(1), 1, 0],
        [id(1), 2, 0],
      ],
      '/daten/mitarbeiter/1/id',
    ],
    [
      'twice in other letters',
      [
        [id(1), 1, 0],
        [id(1).toUpperCase(), 1, 0],
      ],
      '/daten/mitarbeiter/1/id',
    ],
  ])('%s: nothing is applied', async (_, hours, pointer) => {
    const before = await countRows(running.db)
    const answer = await post(recording('2025-05', ...hours))
    expect(pointersOf(expectProblem(answer, 422))).toEqual([pointer])
    expect(await countRows(running.db)).toEqual(before)
  })
})

describe('same data again', () => {
  test.each(['webhook-id', 'Idempotency-Key'])(
    'with %s: the stored count, a new timestamp and nothing more stored',
    async (header) => {
      const key = { [header]: `key-${header}` }
      const body = recording('2025-06', [id(1), 5, 0])
      const first = await post(body, key)
      const before = await countRows(running.db)
      const again = await post(body, key)
      expect(processed(again)).toBe(processed(first))
      const instant = (answer: RawAnswer) => Date.parse(JSON.parse(answer.body).timestamp)
      expect(instant(again)).toBeGreaterThan(instant(first))
      expect(await countRows(running.db)).toEqual(before)
      expectProblem(await post(recording('2025-06', [id(1), 6, 0]), key), 422)
      expect(await said('2025-06', id(1))).toMatchObject({ current: { hours: '5' } })
    },
  )

  test('the same key of another tenant is another key', async () => {
    const daten = { monat: '2025-06', mitarbeiter: [entry(3)] }
    const key = { 'webhook-id': 'shared' }
    expect(processed(await post(event('zeiterfassung.export', daten), key))).toBe(1)
    const { tenantId } = running.neighbour.scope
    expect(processed(await post(event('zeiterfassung.export', daten, tenantId), key))).toBe(1)
  })

  test('without a key: A → B → A is a legitimate correction over an append-only history', async () => {
    for (const stunden of [10, 20, 20, 10]) await post(recording('2025-07', [id(1), stunden, 0]))
    expect(await said('2025-07', id(1))).toMatchObject({ current: { hours: '10' } })
    const rows = await running.db
      .selectFrom('hours')
      .select('hours')
      .where('month', '=', '2025-07')
      .orderBy('seq')
      .execute()
    expect(rows.map((row) => row.hours)).toEqual(['10', '20', '10'])
  })
})

test('month already paid out: an open correction, the closed month does not change', async () => {
  const { month, subjects, scope } = running.firm
  const page = () => listHours(running.db, scope, month)
  const slips = () => running.db.selectFrom('payslips').selectAll().orderBy('id').execute()
  const before = await slips()
  expect(processed(await post(recording(month, [subjects.employeeId, 99, 1])))).toBe(1)
  const slip = (await page()).find((row) => row.employeeId === subjects.employeeId)
  expect(slip).toMatchObject({ current: null, correction: { hours: '99', overtime: '1' } })
  expect(await slips()).toEqual(before)
})

describe('hours', () => {
  test.each<[unknown, unknown, boolean]>([
    [0, -744, true],
    [744, 744, true],
    [168.123456, -0.000001, true],
    [-0.000001, 0, false],
    [744.000001, 0, false],
    [1, -744.000001, false],
    [1, 744.5, false],
    [1.1234567, 0, false],
    ['160', 0, false],
    [null, 0, false],
    [true, 0, false],
  ])('stunden %s, ueberstunden %s: accepted %s', async (stunden, ueberstunden, isAccepted) => {
    const answer = await post(recording('2025-08', [id(1), stunden, ueberstunden]))
    expect(answer.status).toBe(isAccepted ? 200 : 422)
    if (!isAccepted) return
    const current = { hours: decimal(stunden), overtime: decimal(ueberstunden) }
    expect(await said('2025-08', id(1))).toMatchObject({ current })
  })
})

describe('the other events', () => {
  const mandate = {
    mandatsreferenz: 'M-CONTRACT-1',
    iban: 'DE02 1203 0000 0000 2020 51',
    kontoinhaber: 'Hafenkontor',
    unterschrieben_am: '2025-05-01',
  }

  test('mandat.neu complete: an active mandate', async () => {
    const daten = { ...mandate, kunde_id: running.firm.subjects.customerId, art: 'B2B' }
    expect(processed(await post(event('mandat.neu', daten)))).toBe(1)
    const rows = await running.db
      .selectFrom('mandates')
      .select(['type', 'status', 'source'])
      .where('reference', '=', mandate.mandatsreferenz)
      .execute()
    expect(rows).toEqual([{ type: 'B2B', status: 'active', source: 'webhook' }])
  })

  test.each<[string, string, unknown, string]>([
    ['check digits', 'mandat.neu', { iban: 'DE03120300000000202051' }, '/daten/iban'],
    [
      'a date that does not exist',
      'mandat.neu',
      { unterschrieben_am: '2025-02-30' },
      '/daten/unterschrieben_am',
    ],
    ['a month that does not exist', 'lohnzettel.versandt', { monat: '2025-13' }, '/daten/monat'],
    ['an id that is none', 'lohnzettel.versandt', { mitarbeiter_id: '7' }, '/daten/mitarbeiter_id'],
  ])('a known field malformed (%s): 422', async (_, name, daten, pointer) => {
    expect(pointersOf(expectProblem(await post(event(name, daten)), 422))).toEqual([pointer])
  })

  test.each<[string, string, unknown]>([
    ['a required field missing', 'mandat.neu', mandate],
    ['another shape', 'lohnzettel.versandt', { mitarbeiter: { id: id(1) }, monat: ['2025-01'] }],
    ['a customer nobody knows', 'mandat.neu', { ...mandate, kundennummer: 'K-999999' }],
  ])('%s: kept and flagged for the office, processed 0', async (_, name, daten) => {
    const flagged = async () => (await listFlaggedDeliveries(running.db, running.firm.scope)).length
    const before = await flagged()
    expect(processed(await post(event(name, daten)))).toBe(0)
    expect(await flagged()).toBe(before + 1)
  })

  test('"accounting export was triggered": noted on the month', async () => {
    expect(processed(await post(event('buchhaltung.export', { monat: '2025-09', format: 'DATEV' })))).toBe(1)
    const rows = await running.db
      .selectFrom('accounting_exports')
      .select(['tenant_id', 'format'])
      .where('month', '=', '2025-09')
      .execute()
    expect(rows).toEqual([{ tenant_id: running.firm.scope.tenantId, format: 'DATEV' }])
  })
})

function entry(number: number) {
  return { id: id(number), stunden: 160, ueberstunden: 0 }
}

/** As the product writes numbers: plain decimals. */
function decimal(value: unknown): string {
  return Number(value)
    .toFixed(6)
    .replace(/\.?0+$/, '')
}
