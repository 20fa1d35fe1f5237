import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import { readEntries } from '~/domain/payroll-month/entries.server'
import { openEntries } from '~/domain/payroll-month/open-entries.server'
import { removeDue } from '~/domain/upkeep/retention.server'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

/** A firm whose payslips and closings are rows written by hand, of which only the payout says anything. */
async function firm() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const [anna, bert] = [
    await makeEmployee(house, scope, { first_name: 'Anna', last_name: 'Arp' }),
    await makeEmployee(house, scope, { first_name: 'Bert', last_name: 'Bock' }),
  ]
  let count = 0
  const payouts = new Map<string, number>()
  const slip = async (
    { id: employeeId }: { id: string },
    month: string,
    { revision = 1, payoutCents = 0, source = 'calculation' as 'calculation' | 'delivery', of = scope } = {},
  ) => {
    const id = randomUUID()
    count += 1
    payouts.set(id, payoutCents)
    const place = { tenantId: of.tenantId, purpose: 'payslip.totals', rowId: id }
    await db
      .insertInto('payslips')
      .values({
        ...{ tenant_id: of.tenantId, id, employee_id: employeeId, month, revision, source },
        ...{ published_at: of.at, slip_number: count, view_sealed: 'x' },
        calculation_sealed: source === 'calculation' ? 'x' : null,
        totals_sealed: house.vault.seal(place, JSON.stringify({ payoutCents })),
      })
      .execute()
    return { id, employeeId, month }
  }
  type Slip = Awaited<ReturnType<typeof slip>>
  const close = async (month: string, slips: readonly (Slip & { replaces?: Slip })[]) => {
    const { tenantId } = scope
    await db
      .insertInto('payroll_closings')
      .values({
        ...{ tenant_id: tenantId, month, slip_count: slips.length, sums_sealed: 'x', sha256: 'a'.repeat(64) },
        ...{ closed_by: 'user:inga', closed_at: scope.at },
      })
      .execute()
    for (const { id, employeeId, month: own, replaces } of slips)
      await db
        .insertInto('payroll_closing_slips')
        .values({
          ...{ tenant_id: tenantId, closing_month: month, employee_id: employeeId, month: own },
          ...{ payslip_id: id, replaces_id: replaces?.id ?? null },
        })
        .execute()
  }
  const recall = ({ id }: Slip) =>
    db
      .insertInto('payslip_recalls')
      .values({ tenant_id: scope.tenantId, payslip_id: id, recalled_by: 'x', recalled_at: scope.at })
      .execute()
  const leaveOut = (employeeId: string, month: string) =>
    db
      .insertInto('payroll_omissions')
      .values({
        ...{ tenant_id: scope.tenantId, month, employee_id: employeeId, reason_sealed: 'x' },
        ...{ left_by: 'x', left_at: scope.at },
      })
      .execute()
  const counted = async (month: string, of: Scope = scope) =>
    (await readEntries(db, of, { month })).entries.map(({ employee, month: own, now, before }) =>
      [
        `${employee.firstName} ${own} ${payouts.get(now.id)}`,
        ...(before ? [`after ${payouts.get(before.id)}`] : []),
      ].join(' '),
    )
  return { db, house, scope, anna, bert, slip, close, recall, leaveOut, counted }
}

test('a payslip counts in its own month, in its newest version, while nothing is closed', async () => {
  const { anna, bert, slip, counted, recall } = await firm()
  await slip(anna, '2026-10', { payoutCents: 100 })
  await slip(anna, '2026-10', { payoutCents: 110, revision: 2 })
  await slip(bert, '2026-10', { payoutCents: 200 })
  await recall(await slip(bert, '2026-10', { payoutCents: 999, revision: 2 }))
  await slip(bert, '2026-11', { payoutCents: 300 })
  expect(await counted('2026-10')).toEqual(['Anna 2026-10 110', 'Bert 2026-10 200'])
  expect(await counted('2026-11')).toEqual(['Bert 2026-11 300'])
  expect(await counted('2026-12')).toEqual([])
})

test('a correction of a closed month counts in the first that is open, over the turn of the year, and only there', async () => {
  const { anna, bert, slip, close, counted } = await firm()
  const [first, other] = [
    await slip(anna, '2026-11', { payoutCents: 100 }),
    await slip(bert, '2026-11', { payoutCents: 200 }),
  ]
  await close('2026-11', [first, other])
  const december = await slip(anna, '2026-12', { payoutCents: 300 })
  await close('2026-12', [december])
  const second = await slip(anna, '2026-11', { payoutCents: 150, revision: 2 })
  expect(await counted('2026-11')).toEqual(['Anna 2026-11 100', 'Bert 2026-11 200'])
  expect(await counted('2026-12')).toEqual(['Anna 2026-12 300'])
  expect(await counted('2027-01')).toEqual(['Anna 2026-11 150 after 100'])
  expect(await counted('2027-02')).toEqual([])

  const third = await slip(anna, '2026-11', { payoutCents: 130, revision: 3 })
  expect(await counted('2027-01')).toEqual(['Anna 2026-11 130 after 100'])
  await close('2027-01', [{ ...third, replaces: first }])
  expect(await counted('2027-01')).toEqual(['Anna 2026-11 130 after 100'])
  expect(await counted('2027-02')).toEqual([])
  await slip(anna, '2026-11', { payoutCents: 140, revision: 4 })
  expect(await counted('2027-02')).toEqual(['Anna 2026-11 140 after 130'])
  expect(second.id).not.toBe(third.id)
})

test('who was left out of a closed month and is released later counts in full in the open one', async () => {
  const { anna, bert, slip, close, counted } = await firm()
  await close('2026-10', [await slip(anna, '2026-10', { payoutCents: 100 })])
  await slip(bert, '2026-10', { payoutCents: 200 })
  await slip(bert, '2026-11', { payoutCents: 210 })
  expect(await counted('2026-10')).toEqual(['Anna 2026-10 100'])
  expect(await counted('2026-11')).toEqual(['Bert 2026-10 200', 'Bert 2026-11 210'])
})

test('a month before the first closed one counts if it is calculated here, and not as the PDF of a payroll office', async () => {
  const { anna, bert, slip, close, counted } = await firm()
  await slip(bert, '2026-08', { payoutCents: 80, source: 'delivery' })
  await close('2026-10', [await slip(anna, '2026-10', { payoutCents: 100 })])
  await slip(anna, '2026-09', { payoutCents: 90 })
  expect(await counted('2026-11')).toEqual(['Anna 2026-09 90'])
})

test('a correction that is taken back before it counts leaves nothing, and what counts cannot be taken back', async () => {
  const { anna, slip, close, recall, counted } = await firm()
  const first = await slip(anna, '2026-10', { payoutCents: 100 })
  await close('2026-10', [first])
  await recall(await slip(anna, '2026-10', { payoutCents: 120, revision: 2 }))
  expect(await counted('2026-11')).toEqual([])
  await expect(recall(first)).rejects.toThrow('counts in a closed month')
})

test('of another firm nothing counts', async () => {
  const { house, anna, slip, close, counted, scope } = await firm()
  const other = await makeTenant(house)
  await close('2026-10', [await slip(anna, '2026-10', { payoutCents: 100 })])
  const carla = await makeEmployee(house, other, { first_name: 'Carla' })
  await slip(carla, '2026-10', { payoutCents: 500, of: other })
  expect(await counted('2026-11')).toEqual([])
  expect(await counted('2026-10', other)).toEqual(['Carla 2026-10 500'])
  expect(await counted('2026-11', other)).toEqual([])
  expect(scope.tenantId).not.toBe(other.tenantId)
})

test('a payslip that was not calculated here is named, and its sum is nobody’s guess', async () => {
  const { db, house, scope, anna, slip } = await firm()
  await slip(anna, '2026-10', { payoutCents: 100, source: 'delivery' })
  const { entries } = await readEntries(db, scope, { month: '2026-10' })
  const { counted, uncalculated } = await openEntries({ executor: db, vault: house.vault, scope }, entries)
  expect(counted).toEqual([])
  expect(uncalculated).toMatchObject([{ employee: { firstName: 'Anna' }, payoutCents: 100, paidCents: 0 }])
})

test('the database itself keeps a closed month as it is', async () => {
  const { db, anna, bert, slip, close, leaveOut, scope } = await firm()
  const [first, late] = [await slip(anna, '2026-10'), await slip(bert, '2026-10')]
  await leaveOut(bert.id, '2026-10')
  await close('2026-10', [first])
  const count = {
    ...{ tenant_id: scope.tenantId, closing_month: '2026-10', month: '2026-10', replaces_id: null },
    ...{ employee_id: late.employeeId, payslip_id: late.id },
  }
  await expect(db.insertInto('payroll_closing_slips').values(count).execute()).rejects.toThrow('is closed')
  await expect(leaveOut(anna.id, '2026-10')).rejects.toThrow('is closed')
  for (const table of ['payroll_closings', 'payroll_closing_slips', 'payroll_omissions'] as const)
    await expect(db.deleteFrom(table).execute()).rejects.toThrow(/kept|is closed/)
  await expect(db.updateTable('payroll_closings').set({ slip_count: 2 }).execute()).rejects.toThrow('frozen')
})

test('a closed month goes with its payslips after their years; the predecessor of a later correction stays with it', async () => {
  const { db, house, anna, bert, slip, close, leaveOut, scope } = await firm()
  const first = await slip(anna, '2026-10', { payoutCents: 100 })
  for (const month of ['2026-09', '2026-10']) await leaveOut(bert.id, month)
  await close('2026-10', [first])
  const later = { ...scope, at: '2028-02-01T09:00:00.000Z' }
  const second = await slip(anna, '2026-10', { payoutCents: 120, revision: 2, of: later })
  await db
    .insertInto('payroll_closings')
    .values({
      ...{ tenant_id: scope.tenantId, month: '2028-01', slip_count: 1, sums_sealed: 'x' },
      ...{ sha256: 'b'.repeat(64), closed_by: 'x', closed_at: later.at },
    })
    .execute()
  await db
    .insertInto('payroll_closing_slips')
    .values({
      ...{ tenant_id: scope.tenantId, closing_month: '2028-01', employee_id: anna.id, month: '2026-10' },
      ...{ payslip_id: second.id, replaces_id: first.id },
    })
    .execute()
  const left = async () => ({
    closings: (await db.selectFrom('payroll_closings').select('month').execute()).map(({ month }) => month),
    slips: (await db.selectFrom('payslips').select('id').execute()).length,
    omissions: (await db.selectFrom('payroll_omissions').select('month').execute()).length,
  })
  await removeDue(house, scope.tenantId, '2035-02-01T09:00:00.000Z')
  expect(await left()).toEqual({ closings: ['2028-01'], slips: 2, omissions: 0 })
  await removeDue(house, scope.tenantId, '2037-02-01T09:00:00.000Z')
  expect(await left()).toEqual({ closings: [], slips: 0, omissions: 0 })
})
