import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { verify } from '~/commands/verify/verify'
import { config } from '~/config.server'
import type { Calculation } from '~/domain/payroll/calculation'
import { closeMonth } from '~/domain/payroll-closing/close.server'
import { readStand } from '~/domain/payroll-closing/stand.server'
import { verifyClosings } from '~/domain/payroll-closing/verify.server'
import { keptColumns } from '~/domain/payslips/seals.server'
import { makeEmployee } from '../../factories/employees'
import { makePaidMonth } from '../../factories/paid-month'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { db as productDb, house as productHouse } from '../../support/house'
import { unfrozen } from '../../support/unfrozen'
import { payslipView } from '../../support/views/payslip-view'
import { calculated } from '../payroll-reports/people'

const MONTH = '2026-03'
const PAID = calculated({ month: MONTH, earnings: [{ kind: 'salary', monthlyCents: 3_000_00 }] })
const PAID_MORE = calculated({ month: MONTH, earnings: [{ kind: 'salary', monthlyCents: 3_000_01 }] })

/** A firm with a closed month of three people, and its database without the guards of what is frozen. */
async function closed({ as, in: { db, house } = freshDatabase() }: Closing = {}) {
  const scope = await makeTenant(house, { name: 'Kontor Kiel' })
  await makePaidMonth(house, scope, { month: MONTH, people: 3 })
  const slips = await db.selectFrom('payslips').select('id').where('tenant_id', '=', scope.tenantId).execute()
  const { id = '' } = slips[0] ?? {}
  const seal = (calculation: Calculation) =>
    unfrozen(db, 'payslips', async () => {
      await db
        .updateTable('payslips')
        .set(keptColumns(house.vault, scope, id, { view: payslipView({ month: MONTH }), calculation }))
        .where('id', '=', id)
        .execute()
    })
  if (as) await seal(as)
  const { sha256: seen } = await readStand(db, house.vault, scope, { month: MONTH })
  await closeMonth(house, scope, { month: MONTH, seen, changed: 0 })
  return { db, house, scope, seal, slip: id, report: () => verifyClosings(db, house.vault, scope) }
}

interface Closing {
  as?: Calculation
  in?: Pick<ReturnType<typeof freshDatabase>, 'db' | 'house'>
}

const broken = (fault: string) => ({ closings: 1, broken: [{ month: MONTH, fault }] })

test('a closed month is what it was: its payslips, its sums and the hash over both', async () => {
  const { report } = await closed()
  expect(await report()).toEqual({ closings: 1, broken: [] })
})

test('another hash and a payslip of another person are found', async () => {
  const { db, house, scope, slip, report } = await closed()
  const kept = await db.selectFrom('payroll_closings').select('sha256').executeTakeFirstOrThrow()
  const put = (sha256: string) =>
    unfrozen(db, 'payroll_closings', async () => {
      await db.updateTable('payroll_closings').set({ sha256 }).execute()
    })
  await put('0'.repeat(64))
  expect(await report()).toEqual(broken('changed'))
  await put(kept.sha256)
  expect(await report()).toEqual({ closings: 1, broken: [] })
  const { id: employee_id } = await makeEmployee(house, scope)
  await unfrozen(db, 'payroll_closing_slips', async () => {
    await db
      .updateTable('payroll_closing_slips')
      .set({ employee_id })
      .where('payslip_id', '=', slip)
      .execute()
  })
  expect(await report()).toEqual(broken('changed'))
})

test('sums that cannot be opened, and a payslip that says something else by now, are told apart', async () => {
  const { db, seal, report } = await closed()
  await seal(PAID_MORE)
  expect(await report()).toEqual(broken('sums_differ'))
  await seal(PAID)
  expect(await report()).toEqual({ closings: 1, broken: [] })
  await unfrozen(db, 'payroll_closings', async () => {
    await db.updateTable('payroll_closings').set({ sums_sealed: 'broken' }).execute()
  })
  expect(await report()).toEqual(broken('unreadable'))
})

test('sums that funds or the tax office are not told of are found', async () => {
  const { result } = PAID
  // Levies of somebody of whom no fund is told.
  const odd = {
    ...result,
    employment: { ...result.employment, kind: 'director' as const },
    contributions: [],
  }
  const { report } = await closed({ as: { ...PAID, result: odd } })
  expect(await report()).toEqual(broken('reports_differ'))
})

test('the command names firm and month, and is not well', async () => {
  const { db, scope } = await closed({ in: { db: productDb, house: productHouse } })
  // The command records its result, which would count as bad health in later tests.
  onTestFinished(() => rmSync(join(config().dataDir, 'backups'), { recursive: true, force: true }))
  const put = (sha256: string) =>
    unfrozen(db, 'payroll_closings', async () => {
      await db
        .updateTable('payroll_closings')
        .set({ sha256 })
        .where('tenant_id', '=', scope.tenantId)
        .execute()
    })
  const kept = await db
    .selectFrom('payroll_closings')
    .select('sha256')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  const fine = await verify(['--language', 'de'])
  expect([fine.exitCode, fine.text]).toEqual([
    0,
    expect.stringContaining('Kontor Kiel: 1 Lohnmonat abgeschlossen, in Ordnung.'),
  ])
  await put('0'.repeat(64))
  const wrong = await verify(['--language', 'en'])
  expect([wrong.exitCode, wrong.text]).toEqual([
    1,
    expect.stringContaining(`Kontor Kiel: payroll month ${MONTH} is not what was closed.`),
  ])
  await put(kept.sha256)
})
