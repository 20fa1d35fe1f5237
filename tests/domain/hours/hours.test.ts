import { describe, expect, test } from 'vitest'
import { hoursOf, listHours } from '~/domain/hours/hours.server'
import type { Scope } from '~/domain/kernel/scope'
import { ANNA, BERND, receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import type { Connection, TestHouse } from '../../support/test-house'

const MONTH = '2026-02'

async function firm() {
  const { db, house } = freshDatabase()
  return { db, house, scope: await makeTenant(house) }
}

async function send(house: TestHouse, scope: Scope, hours: number, overtime = 0, month = MONTH) {
  await receive(house, scope, timeRecording(scope.tenantId, month, { [ANNA]: [hours, overtime] }))
}

/** Anna's whole history of the month, in order: `c` marks what came after she was paid. */
async function history(db: Connection): Promise<string[]> {
  const rows = await db.selectFrom('hours').selectAll().orderBy('seq').execute()
  return rows.map((row) => `${row.hours}/${row.overtime}${row.is_correction ? ' c' : ''}`)
}

/** What counts of Anna's month, and what is open. */
async function status(db: Connection, scope: Scope) {
  const [anna] = await listHours(db, scope, MONTH)
  return { counts: anna?.current?.hours, open: anna?.correction?.hours }
}

describe('an open month', () => {
  test('the newest hours count, and the history keeps all of them', async () => {
    const { db, house, scope } = await firm()
    for (const hours of [160, 165, 160]) await send(house, scope, hours)
    expect(await history(db)).toEqual(['160/0', '165/0', '160/0'])
    expect(await status(db, scope)).toEqual({ counts: '160' })
  })

  test('the same again adds nothing, but overtime alone is a change', async () => {
    const { db, house, scope } = await firm()
    await send(house, scope, 160)
    await send(house, scope, 160)
    await send(house, scope, 160, 2)
    expect(await history(db)).toEqual(['160/0', '160/2'])
  })

  test('a request touches only the employees and the month that it names', async () => {
    const { db, house, scope } = await firm()
    const both = { [ANNA]: [160, 0], [BERND]: [80, 0] } satisfies Record<string, [number, number]>
    await receive(house, scope, timeRecording(scope.tenantId, MONTH, both))
    await send(house, scope, 150)
    await send(house, scope, 140, 0, '2026-03')
    const hours = await listHours(db, scope, MONTH)
    expect(hours.map((entry) => [entry.employeeId, entry.current?.hours])).toEqual([
      [ANNA, '150'],
      [BERND, '80'],
    ])
  })

  test('ten thousand employees are stored, all of them', async () => {
    const { db, house, scope } = await firm()
    const hours = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index): [string, [number, number]] => [
        `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
        [index / 100, -1],
      ]),
    )
    const body = timeRecording(scope.tenantId, MONTH, hours)
    expect(await receive(house, scope, body)).toEqual({ outcome: 'received', processed: 10_000 })
    const stored = await listHours(db, scope, MONTH)
    expect(stored).toHaveLength(10_000)
    expect(stored[9_999]).toMatchObject({ current: { hours: '99.99', overtime: '-1' } })
  })
})

describe('a month already paid out', () => {
  async function paid(hours: number) {
    const { db, house, scope } = await firm()
    await makeEmployee(house, scope, { id: ANNA })
    await send(house, scope, hours)
    await makePayslip(house, scope, ANNA, MONTH)
    return { db, house, scope }
  }

  test.each<[string, number[], string[], { counts: string; open?: string }]>([
    ['the same as was paid', [160], ['160/0'], { counts: '160' }],
    ['something else', [170], ['160/0', '170/0 c'], { counts: '160', open: '170' }],
    ['the same correction again', [170, 170], ['160/0', '170/0 c'], { counts: '160', open: '170' }],
    [
      'one correction after the other',
      [170, 175],
      ['160/0', '170/0 c', '175/0 c'],
      { counts: '160', open: '175' },
    ],
    ['a correction taken back', [170, 160], ['160/0', '170/0 c', '160/0 c'], { counts: '160' }],
    [
      'a correction taken back and sent again',
      [170, 160, 170],
      ['160/0', '170/0 c', '160/0 c', '170/0 c'],
      { counts: '160', open: '170' },
    ],
  ])('%s', async (_, sent, expected, stands) => {
    const { db, house, scope } = await paid(160)
    for (const hours of sent) await send(house, scope, hours)
    expect(await history(db)).toEqual(expected)
    expect(await status(db, scope)).toEqual(stands)
  })

  test('a correction counts as processed', async () => {
    const { db, house, scope } = await paid(160)
    const body = timeRecording(scope.tenantId, MONTH, { [ANNA]: [170, 0], [BERND]: [80, 0] })
    expect(await receive(house, scope, body)).toEqual({ outcome: 'received', processed: 2 })
    expect(await history(db)).toEqual(['160/0', '170/0 c', '80/0'])
  })

  test('another month of the same employee stays open', async () => {
    const { db, house, scope } = await paid(160)
    await send(house, scope, 150, 0, '2026-03')
    expect(await history(db)).toEqual(['160/0', '150/0'])
  })

  test('hours that come only after the payslip are a correction of nothing', async () => {
    const { db, house, scope } = await firm()
    await makeEmployee(house, scope, { id: ANNA })
    await makePayslip(house, scope, ANNA, MONTH)
    await send(house, scope, 160)
    expect(await status(db, scope)).toEqual({ open: '160' })
  })
})

describe('listHours', () => {
  test('names the employees, and puts the ids that nobody has last', async () => {
    const { db, house, scope } = await firm()
    await receive(house, scope, timeRecording(scope.tenantId, MONTH, { [ANNA]: [1, 0], [BERND]: [2, 0] }))
    expect((await listHours(db, scope, MONTH)).map((entry) => entry.employee)).toEqual([null, null])
    await makeEmployee(house, scope, { id: BERND, first_name: 'Bernd', last_name: 'Ölmann', number: '7' })
    expect(await listHours(db, scope, MONTH)).toEqual([
      {
        month: MONTH,
        employeeId: BERND,
        employee: { number: '7', name: 'Bernd Ölmann' },
        current: { hours: '2', overtime: '0', source: 'webhook', recordedAt: scope.at },
        correction: null,
      },
      expect.objectContaining({ employeeId: ANNA, employee: null }),
    ])
  })

  test('shows nothing of another tenant, not even a name', async () => {
    const { db, house, scope } = await firm()
    const other = await makeTenant(house)
    await makeEmployee(house, other, { id: ANNA })
    await send(house, scope, 160)
    expect(await listHours(db, other, MONTH)).toEqual([])
    expect(await listHours(db, scope, MONTH)).toMatchObject([{ employeeId: ANNA, employee: null }])
  })
})

describe('hoursOf', () => {
  test('one employee, the months that were asked for, the newest first', async () => {
    const { db, house, scope } = await firm()
    await receive(house, scope, timeRecording(scope.tenantId, '2026-01', { [ANNA]: [1, 0], [BERND]: [9, 0] }))
    await send(house, scope, 2)
    await send(house, scope, 3, 0, '2026-03')
    const hours = await hoursOf(db, scope, ANNA, ['2026-01', '2026-03'])
    expect(hours.map((entry) => [entry.month, entry.current?.hours])).toEqual([
      ['2026-03', '3'],
      ['2026-01', '1'],
    ])
    expect(await hoursOf(db, scope, ANNA, [])).toEqual([])
  })
})
