import { describe, expect, test } from 'vitest'
import { assignId } from '~/domain/hours/assign.server'
import { closeMonth } from '~/domain/hours/closed.server'
import { correctHours } from '~/domain/hours/correct.server'
import { reportHours } from '~/domain/hours/report.server'
import { standOf } from '~/domain/hours/state.server'
import type { Scope } from '~/domain/kernel/scope'
import { ANNA, BERND } from '../factories/deliveries'
import { makeEmployee } from '../factories/employees'
import { makeTenant } from '../factories/tenants'
import { db, house } from '../support/house'
import { postWebhook } from '../support/post-webhook'

const MONTH = '2026-02'

function post(scope: Scope, daten: object, headers: Record<string, string> = {}) {
  const body = { event: 'zeiterfassung.export', mandant_id: scope.tenantId, daten }
  return postWebhook(JSON.stringify(body), headers)
}

const stand = (scope: Scope, employeeId: string) =>
  standOf(house.reader, house.vault, scope, { month: MONTH, employeeId })
const hoursNow = async (scope: Scope, id: string) => (await stand(scope, id)).hours?.current?.hours
const kindsNow = async (scope: Scope, id: string) => (await stand(scope, id)).kinds

describe('the time at which the sender made it', () => {
  const made = (scope: Scope, erstellt_am: string, ...hours: [string, number][]) =>
    post(scope, {
      monat: MONTH,
      erstellt_am,
      mitarbeiter: hours.map(([id, stunden]) => ({ id, stunden, ueberstunden: 0 })),
    })

  const verdicts = async ({ tenantId }: Scope) =>
    await db
      .selectFrom('webhook_deliveries')
      .select(['status', 'overtaken'])
      .where('tenant_id', '=', tenantId)
      .orderBy('event_at')
      .execute()

  test('the newest wins, whenever it arrives; a late one is overtaken and changes nothing', async () => {
    const scope = await makeTenant(house)
    await made(scope, '2026-02-01T10:00:00Z', [ANNA, 10])
    // The same value again: nothing is added, but what is made before is older from now on.
    await made(scope, '2026-02-01T12:00:00Z', [ANNA, 10])
    const late = await made(scope, '2026-02-01T12:30:00+01:00', [ANNA, 20])
    expect(late).toMatchObject({ status: 200, body: { status: 'received', processed: 1 } })
    expect(await hoursNow(scope, ANNA)).toBe('10')
    expect(await verdicts(scope)).toEqual([
      { status: 'understood', overtaken: 0 },
      { status: 'overtaken', overtaken: 1 },
      { status: 'understood', overtaken: 0 },
    ])
  })

  test('one employee may be overtaken and another not', async () => {
    const scope = await makeTenant(house)
    await made(scope, '2026-02-01T12:00:00Z', [ANNA, 10])
    await made(scope, '2026-02-01T11:00:00Z', [ANNA, 20], [BERND, 30])
    expect([await hoursNow(scope, ANNA), await hoursNow(scope, BERND)]).toEqual(['10', '30'])
    expect((await verdicts(scope))[0]).toEqual({ status: 'understood', overtaken: 1 })
  })

  test('what the office has entered since is newer', async () => {
    const scope = await makeTenant(house)
    const { id } = await makeEmployee(house, scope)
    await made(scope, '2026-02-01T12:00:00Z', [id, 10])
    const { revision } = await stand(scope, id)
    const entered = { hours: '15', overtime: '0', kinds: {}, reason: 'Zettel', revision }
    await correctHours(
      house,
      { ...scope, at: '2026-02-03T08:00:00.000Z' },
      { month: MONTH, employeeId: id, ...entered },
    )
    await made(scope, '2026-02-03T07:00:00Z', [id, 11])
    expect(await hoursNow(scope, id)).toBe('15')
    await made(scope, '2026-02-03T09:00:00Z', [id, 12])
    expect(await hoursNow(scope, id)).toBe('12')
  })

  test('so are kinds that the office has entered since, with the hours as they were', async () => {
    const scope = await makeTenant(house)
    const { id } = await makeEmployee(house, scope)
    await made(scope, '2026-02-01T12:00:00Z', [id, 100])
    const { revision } = await stand(scope, id)
    const kinds = { sick_days: '3', vacation_days: '2' }
    const entered = { hours: '100', overtime: '0', kinds, reason: 'Zettel', revision }
    const later = { ...scope, at: '2026-02-03T08:00:00.000Z' }
    await correctHours(house, later, { month: MONTH, employeeId: id, ...entered })
    const mitarbeiter = [{ id, stunden: 100, ueberstunden: 0, zeiten: [] }]
    await post(scope, { monat: MONTH, erstellt_am: '2026-02-03T07:00:00Z', mitarbeiter })
    expect(await kindsNow(scope, id)).toEqual(kinds)
    await post(scope, { monat: MONTH, erstellt_am: '2026-02-03T09:00:00Z', mitarbeiter })
    expect(await kindsNow(scope, id)).toEqual({})
  })

  test('what comes without a time is newer than what was made before it, even with the same hours', async () => {
    const scope = await makeTenant(house)
    const undated = (stunden: number) =>
      post(scope, { monat: MONTH, mitarbeiter: [{ id: ANNA, stunden, ueberstunden: 0 }] })
    const halfAnHourAgo = new Date(Date.now() - 30 * 60_000).toISOString()
    await undated(71)
    await undated(71)
    await made(scope, halfAnHourAgo, [ANNA, 72])
    expect(await hoursNow(scope, ANNA)).toBe('71')
    const at = new Date().toISOString()
    const entries = [{ employeeId: BERND, hours: '71', overtime: '0' }]
    await reportHours(house, { ...scope, at }, { month: MONTH, entries })
    await made(scope, halfAnHourAgo, [BERND, 72])
    expect(await hoursNow(scope, BERND)).toBe('71')
  })

  test('it stays with the hours that are found to be somebody’s', async () => {
    const scope = await makeTenant(house)
    const { id } = await makeEmployee(house, scope)
    await made(scope, '2026-02-01T12:00:00Z', [ANNA, 10])
    await assignId(house, scope, { foreignId: ANNA, employeeId: id })
    await made(scope, '2026-02-01T11:00:00Z', [ANNA, 20])
    expect(await hoursNow(scope, id)).toBe('10')
    await made(scope, '2026-02-01T13:00:00Z', [ANNA, 30])
    expect(await hoursNow(scope, id)).toBe('30')
  })

  test('senders that say no time count as they come', async () => {
    const scope = await makeTenant(house)
    await made(scope, '2026-02-01T12:00:00Z', [ANNA, 10])
    await post(scope, { monat: MONTH, mitarbeiter: [{ id: ANNA, stunden: 20, ueberstunden: 0 }] })
    expect(await hoursNow(scope, ANNA)).toBe('20')
  })

  test.each(['2026-02-01', 'gestern', '2099-01-01T00:00:00Z'])('%s is none', async (erstellt_am) => {
    const scope = await makeTenant(house)
    const answer = await made(scope, erstellt_am, [ANNA, 10])
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/daten/erstellt_am' }] } })
    expect(await hoursNow(scope, ANNA)).toBeUndefined()
  })

  test('a dry run says that it would be overtaken', async () => {
    const scope = await makeTenant(house)
    await made(scope, '2026-02-01T12:00:00Z', [ANNA, 10])
    const daten = {
      monat: MONTH,
      erstellt_am: '2026-02-01T11:00:00Z',
      mitarbeiter: [{ id: ANNA, stunden: 9, ueberstunden: 0 }],
    }
    expect((await post(scope, daten, { 'x-dry-run': 'true' })).body).toMatchObject({
      verdict: 'overtaken',
      changed: 0,
    })
  })
})

describe('hours by kind', () => {
  const sent = (scope: Scope, id: string, zeiten: unknown, stunden = 160) =>
    post(scope, { monat: MONTH, mitarbeiter: [{ id, stunden, ueberstunden: 0, zeiten }] })

  const NIGHTS = [
    { art: 'nacht', stunden: 12.5, kostenstelle: '4711' },
    { art: 'nacht', stunden: 7.5, kostenstelle: '4712' },
    { art: 'sonntag', stunden: 8 },
    { art: 'krank', tage: 2 },
  ]

  test('are what payroll reckons with, summed over cost centres', async () => {
    const scope = await makeTenant(house)
    const { id } = await makeEmployee(house, scope)
    expect((await sent(scope, id, NIGHTS)).body).toMatchObject({ processed: 1 })
    expect(await kindsNow(scope, id)).toEqual({ night: '20', sunday: '8', sick_days: '2' })
    expect(await hoursNow(scope, id)).toBe('160')
    // The same again adds nothing; without kinds they stay; an empty list says there are none.
    await sent(scope, id, NIGHTS)
    await sent(scope, id, undefined, 161)
    expect(await kindsNow(scope, id)).toEqual({ night: '20', sunday: '8', sick_days: '2' })
    const rows = await db.selectFrom('hours_entries').select(['act']).where('employee_id', '=', id).execute()
    expect(rows).toEqual([{ act: 'reported' }])
    await sent(scope, id, [])
    expect(await kindsNow(scope, id)).toEqual({})
  })

  test('of an unknown id are there once it is assigned, or once the employee exists', async () => {
    const scope = await makeTenant(house)
    await sent(scope, ANNA, NIGHTS)
    const { id } = await makeEmployee(house, scope)
    await assignId(house, scope, { foreignId: ANNA, employeeId: id })
    expect(await kindsNow(scope, id)).toEqual({ night: '20', sunday: '8', sick_days: '2' })
    await sent(scope, BERND, [{ art: 'urlaub', tage: 3 }])
    await makeEmployee(house, scope, { id: BERND })
    expect(await kindsNow(scope, BERND)).toEqual({ vacation_days: '3' })
  })

  test('after the month was closed they change nothing, and the office is told', async () => {
    const scope = await makeTenant(house)
    const { id } = await makeEmployee(house, scope)
    await sent(scope, id, [{ art: 'nacht', stunden: 4 }])
    await closeMonth(house, scope, MONTH, true)
    await sent(scope, id, [{ art: 'nacht', stunden: 9 }])
    expect(await kindsNow(scope, id)).toEqual({ night: '4' })
    const tasks = await db
      .selectFrom('tasks')
      .select(['kind', 'detail'])
      .where('tenant_id', '=', scope.tenantId)
      .where('done_at', 'is', null)
      .execute()
    expect(tasks).toEqual([{ kind: 'hours', detail: MONTH }])
  })

  test.each<[string, unknown, string]>([
    ['no list', { art: 'nacht', stunden: 1 }, '/zeiten'],
    ['an unknown kind', [{ art: 'spaet', stunden: 1 }], '/zeiten/0/art'],
    ['days of night', [{ art: 'nacht', tage: 1 }], '/zeiten/0/tage'],
    ['hours of sickness', [{ art: 'krank', stunden: 8 }], '/zeiten/0/stunden'],
    [
      'too many days',
      [
        { art: 'krank', tage: 15 },
        { art: 'urlaub', tage: 14 },
      ],
      '/zeiten',
    ],
    [
      'more nights than hours',
      [
        { art: 'nacht', stunden: 100 },
        { art: 'nacht_0_4', stunden: 61 },
      ],
      '/zeiten',
    ],
    ['a negative number', [{ art: 'sonntag', stunden: -1 }], '/zeiten/0/stunden'],
  ])('%s is refused, and nothing is stored', async (_, zeiten, pointer) => {
    const scope = await makeTenant(house)
    const answer = await sent(scope, ANNA, zeiten)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((one: { pointer: string }) => one.pointer)).toContain(
      `/daten/mitarbeiter/0${pointer}`,
    )
    expect(await hoursNow(scope, ANNA)).toBeUndefined()
  })
})
