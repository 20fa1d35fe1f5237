import { describe, expect, test } from 'vitest'
import { assignId, releaseId } from '~/domain/hours/assign.server'
import { readHoursCell } from '~/domain/hours/cell.server'
import { closeMonth } from '~/domain/hours/closed.server'
import { correctHours } from '~/domain/hours/correct.server'
import { listOpenCorrections } from '~/domain/hours/corrections.server'
import { decideCorrection } from '~/domain/hours/decide.server'
import { readUnassigned } from '~/domain/hours/month.server'
import type { Scope } from '~/domain/kernel/scope'
import { ANNA, BERND, receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const MONTH = '2026-02'
const STRANGE = 'cccccccc-0000-4000-8000-000000000003'

async function firm() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await makeEmployee(house, scope, { id: ANNA, first_name: 'Anna', last_name: 'Ärmel' })
  const send = (hours: Record<string, [number, number]>, month = MONTH) =>
    receive(house, scope, timeRecording(scope.tenantId, month, hours))
  const cell = (employeeId = ANNA) => readHoursCell(house, scope, { month: MONTH, employeeId })
  const counts = async (employeeId = ANNA) => {
    const { hours } = await cell(employeeId)
    return [hours?.current?.hours, hours?.correction?.hours]
  }
  const enter = async (entered: object, revision?: number) =>
    correctHours(house, scope, {
      month: MONTH,
      employeeId: ANNA,
      hours: '160',
      overtime: null,
      kinds: {},
      reason: 'Stundenzettel',
      revision: revision ?? (await cell()).revision,
      ...entered,
    })
  const decide = async (isAccepted: boolean, employeeId = ANNA) => {
    const { revision } = await cell(employeeId)
    const reason = 'Nachgereicht'
    await decideCorrection(house, scope, { month: MONTH, employeeId, isAccepted, reason, revision })
  }
  const openTasks = async () =>
    (
      await db
        .selectFrom('tasks')
        .select(['subject_id', 'area'])
        .where('kind', '=', 'hours')
        .where('done_at', 'is', null)
        .execute()
    ).map(({ subject_id, area }) => `${area} ${subject_id}`)
  return { db, house, scope, send, cell, counts, enter, decide, openTasks }
}

const conflict = (code: string) => ({ code })

describe('a closed month', () => {
  test.each([
    ['accepted', true, '170'],
    ['rejected', false, '160'],
  ])('waits for a decision about what comes later: %s', async (act, isAccepted, counts) => {
    const { house, scope, ...month } = await firm()
    await month.send({ [ANNA]: [160, 0] })
    await closeMonth(house, scope, MONTH, true)
    await closeMonth(house, scope, MONTH, true)
    await month.send({ [ANNA]: [170, 2] })
    expect(await month.counts()).toEqual(['160', '170'])
    expect(await listOpenCorrections(house.reader, scope, MONTH)).toEqual([
      {
        employeeId: ANNA,
        name: 'Ärmel, Anna',
        before: { hours: '160', overtime: '0' },
        after: { hours: '170', overtime: '2' },
      },
    ])
    expect(await month.openTasks()).toEqual([`payroll ${MONTH}`])
    await month.decide(isAccepted)
    expect(await month.counts()).toEqual([counts, undefined])
    expect(await month.openTasks()).toEqual([])
    const { history } = await month.cell()
    expect(history.map(({ hours, act, isCorrection }) => [hours, act, isCorrection])).toEqual([
      [counts, act, false],
      ['170', null, true],
      ['160', null, false],
    ])
    expect(history[0]?.reason).toBe('Nachgereicht')
    await expect(month.decide(true)).rejects.toMatchObject(conflict('hours_settled'))
  })

  test('keeps what comes of somebody who had nothing, and says no open hours once it is taken back', async () => {
    const { house, scope, ...month } = await firm()
    await closeMonth(house, scope, MONTH, true)
    await month.send({ [ANNA]: [8, 0] })
    expect(await month.counts()).toEqual([undefined, '8'])
    await month.decide(true)
    await month.send({ [ANNA]: [9, 0] })
    expect(await month.openTasks()).toEqual([`payroll ${MONTH}`])
    await month.send({ [ANNA]: [8, 0] })
    expect([await month.counts(), await month.openTasks()]).toEqual([['8', undefined], []])
  })

  test('takes hours at once again where it is opened', async () => {
    const { house, scope, ...month } = await firm()
    await closeMonth(house, scope, MONTH, true)
    await closeMonth(house, scope, MONTH, false)
    await month.send({ [ANNA]: [8, 0] })
    expect(await month.counts()).toEqual(['8', undefined])
  })
})

describe('what the office enters', () => {
  test('counts, with its reason, and settles what is open', async () => {
    const { house, scope, db, ...month } = await firm()
    await month.send({ [ANNA]: [160, 0] })
    await closeMonth(house, scope, MONTH, true)
    await month.send({ [ANNA]: [170, 0] })
    const kinds = { night: '12.5', sick_days: '2' }
    await month.enter({ hours: '165', overtime: '-3', kinds })
    expect(await month.cell()).toMatchObject({
      kinds,
      hours: { current: { hours: '165', overtime: '-3', source: 'office' }, correction: null },
    })
    expect(await month.openTasks()).toEqual([])
    const [sealed] = await db.selectFrom('hours_entries').selectAll().execute()
    expect(JSON.stringify(sealed)).not.toMatch(/sick|Stundenzettel/)
    const audit = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'hours.entered')
      .execute()
    expect(audit.map(({ after_json }) => after_json)).toEqual([
      JSON.stringify({ month: MONTH, hours: '165', overtime: '-3' }),
    ])
  })

  test('may be kinds alone, and is refused where it changes nothing or somebody was quicker', async () => {
    const { send, enter, cell } = await firm()
    await enter({ hours: null, kinds: { vacation_days: '5' } })
    const { revision, kinds, hours } = await cell()
    expect({ kinds, hours }).toEqual({ kinds: { vacation_days: '5' }, hours: null })
    await expect(enter({ hours: null, kinds })).rejects.toMatchObject(conflict('hours_unchanged'))
    await send({ [ANNA]: [160, 0] })
    await expect(enter({ hours: '1' }, revision)).rejects.toMatchObject(conflict('hours_changed_meanwhile'))
    await expect(enter({ hours: null })).rejects.toMatchObject(conflict('hours_missing'))
  })
})

describe('an id that nobody has', () => {
  const unknown = async (house: Awaited<ReturnType<typeof firm>>['house'], scope: Scope) =>
    (await readUnassigned(house.reader, scope, MONTH)).items.map(({ employeeId }) => employeeId)

  test('becomes somebody’s, for all months and from now on, until it is taken back', async () => {
    const { house, scope, send, counts, cell } = await firm()
    await send({ [STRANGE]: [40, 1] }, '2026-01')
    await send({ [STRANGE]: [50, 2] })
    expect(await unknown(house, scope)).toEqual([STRANGE])
    await assignId(house, scope, { foreignId: STRANGE, employeeId: ANNA })
    expect([await unknown(house, scope), await counts()]).toEqual([[], ['50', undefined]])
    await send({ [STRANGE]: [60, 0] })
    expect([await unknown(house, scope), await counts()]).toEqual([[], ['60', undefined]])
    const january = await readHoursCell(house, scope, { month: '2026-01', employeeId: ANNA })
    expect(january.hours?.current?.hours).toBe('40')
    await releaseId(house, scope, STRANGE)
    await send({ [STRANGE]: [70, 0] })
    expect([await unknown(house, scope), await counts()]).toEqual([[STRANGE], ['60', undefined]])
    expect((await cell()).history).toHaveLength(2)
  })

  test('of somebody who has hours asks which of the two count', async () => {
    const { house, scope, send, counts, decide, openTasks } = await firm()
    await send({ [STRANGE]: [50, 0], [ANNA]: [100, 0] })
    await assignId(house, scope, { foreignId: STRANGE, employeeId: ANNA })
    expect([await counts(), await openTasks()]).toEqual([['100', '50'], [`payroll ${MONTH}`]])
    await decide(false)
    // Both ids in one delivery: the own one counts, and the other waits to be assigned.
    await send({ [STRANGE]: [51, 0], [ANNA]: [101, 0] })
    expect([await counts(), await unknown(house, scope)]).toEqual([['101', undefined], [STRANGE]])
  })

  test.each([
    ['is somebody’s own', BERND, 'id_of_employee'],
    ['never came', STRANGE, 'id_not_there'],
  ])('is refused where it %s', async (_, foreignId, code) => {
    const { house, scope } = await firm()
    await makeEmployee(house, scope, { id: BERND })
    await expect(assignId(house, scope, { foreignId, employeeId: ANNA })).rejects.toMatchObject(
      conflict(code),
    )
  })
})
