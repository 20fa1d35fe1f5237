import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calculate } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { findPayslipView } from '~/domain/payslips/seals.server'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { makeEmployee, makePayslip, payLine } from '../../factories/employees'
import { publishPayslip } from '../../factories/payslips'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { findCalculation } from '../../support/find-calculation'
import { inputWith } from '../payroll/payslip/worked-payslip'

const travel = payLine('net_addition', 4500, { code: 'travel', label: 'Fahrgeld' })

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const employee = await makeEmployee(house, scope)
  const salary = { earnings: [{ kind: 'salary', monthlyCents: 300_000 }] }
  const publish = (month: string, besides = [travel]) => {
    const { calculation } = calculate(inputWith({ month, ...salary }), shippedFigures())
    if (!calculation) throw new Error('refused')
    const slip = {
      employeeId: employee.id,
      calculation,
      labels: payrollTexts.de,
      besides,
    }
    return publishPayslip(house, scope, slip)
  }
  return { db, house, scope, employee, publish }
}

test('a calculated payslip keeps its calculation, and says what it gave', async () => {
  const { db, house, scope, publish } = await setUp()
  const { id } = await publish('2026-02')
  const calculation = await findCalculation(db, house.vault, scope, id)
  expect(calculation).toMatchObject({
    module: '6',
    parameters: { wageTax: '2026.3', socialInsurance: '2026.3' },
    input: { month: '2026-02', earnings: [{ kind: 'salary', monthlyCents: 300_000 }] },
    result: { totals: { grossCents: 300_000 }, history: { year: { grossCents: 300_000 } } },
  })
  const view = await findPayslipView(db, house.vault, scope, id)
  const { net, payout } = calculation?.result ?? {}
  expect(view).toMatchObject({
    month: '2026-02',
    netCents: net?.cents,
    payoutCents: (payout?.cents ?? 0) + travel.amountCents,
    facts: { taxDays: 30, contributionGroup: '1111', personGroup: '101', additionalHealthRate: '2.9' },
  })
  expect(view?.lines.at(-1)).toEqual(travel)
  const row = await db.selectFrom('payslips').selectAll().executeTakeFirstOrThrow()
  expect(row.source).toBe('calculation')
  expect(JSON.stringify(row)).not.toMatch(/Petersen|Beispiel/)
})

test('a delivered payslip has a view and no calculation', async () => {
  const { db, house, scope, employee } = await setUp()
  const { id } = await makePayslip(house, scope, employee.id, '2026-02')
  expect(await findPayslipView(db, house.vault, scope, id)).toMatchObject({
    facts: null,
    grossCents: 300_000,
  })
  expect(await findCalculation(db, house.vault, scope, id)).toBeUndefined()
  expect(await db.selectFrom('payslips').select('source').execute()).toEqual([{ source: 'delivery' }])
})

test('what is paid besides changes no gross pay', async () => {
  const { db, publish } = await setUp()
  const bonus = publish('2026-02', [payLine('earning', 10_000)])
  await expect(bonus).rejects.toMatchObject({ code: 'totals_wrong' })
  expect(await db.selectFrom('payslips').selectAll().execute()).toEqual([])
})

test('a seal opens in its own row, column and tenant alone', async () => {
  const { db, house, scope, employee, publish } = await setUp()
  const slips = [await publish('2026-01'), await publish('2026-02')]
  const stranger = await makeTenant(house)
  expect(await findCalculation(db, house.vault, stranger, slips[0]?.id ?? '')).toBeUndefined()
  await sql`drop trigger payslips_no_update`.execute(db)
  const [first, second] = slips.map(({ id }) => id)
  await sql`update payslips set calculation_sealed =
    (select p.calculation_sealed from payslips p where p.id = ${second}) where id = ${first}`.execute(db)
  await sql`update payslips set view_sealed = calculation_sealed where id = ${second}`.execute(db)
  await expect(findCalculation(db, house.vault, scope, first ?? '')).rejects.toThrow(/authenticate/)
  await expect(findPayslipView(db, house.vault, scope, second ?? '')).rejects.toThrow(/authenticate/)
  await makeEmployee(house, stranger, { id: employee.id })
  await sql`pragma foreign_keys = off`.execute(db)
  await sql`update payslips set tenant_id = ${stranger.tenantId} where id = ${second}`.execute(db)
  await expect(findCalculation(db, house.vault, stranger, second ?? '')).rejects.toThrow(/authenticate/)
})

test.each([
  ['a payslip without what it says', 'null', 'null', 'null', /keeps what it says/],
  ['a calculated one without a calculation', "'calculation'", "'v'", 'null', /CHECK/],
  ['a delivered one with a calculation', "'delivery'", "'v'", "'c'", /CHECK/],
  ['a delivered one without a view', "'delivery'", 'null', 'null', /CHECK/],
])('the database refuses %s', async (_, source, view, calculation, words) => {
  const { db, publish } = await setUp()
  await publish('2026-01')
  const insert = sql.raw(`insert into payslips select tenant_id, 'x', employee_id, month, 9,
    published_at, ${view}, ${calculation}, ${source}, 9, 't', null from payslips`)
  await expect(insert.execute(db)).rejects.toThrow(words)
})
