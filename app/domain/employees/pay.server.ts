import { recordAudit, recordAudits } from '../audit/audit.server'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { type MonthText, monthOf } from '../values/calendar'
import type { Cents } from '../values/money'
import { EmployeeConflict } from './conflict'
import { getEmployee } from './find.server'

/** Pay: by the hour, or a salary each month. */
export interface Pay {
  kind: 'hourly' | 'monthly'
  cents: Cents
}

/** Pay that counts from a month on, until the next one. */
export interface DatedPay extends Pay {
  from: MonthText
}

/** All that was agreed, the newest first. */
export async function listPay(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeId: string,
): Promise<DatedPay[]> {
  return (await listPayOf(executor, vault, scope, [employeeId]))(employeeId)
}

/** The same of some employees. */
export async function listPayOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => DatedPay[]> {
  const rows = await executor
    .selectFrom('employee_wages')
    .select(['employee_id', 'from_month', 'pay_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', employeeIds)
    .orderBy('employee_id')
    .orderBy('from_month', 'desc')
    .execute()
  return (employeeId) =>
    rows
      .filter(({ employee_id }) => employee_id === employeeId)
      .map(({ from_month, pay_sealed }) => {
        const text = vault.open(placeOf(scope, employeeId, from_month), pay_sealed)
        return { from: from_month, ...(JSON.parse(text) as Pay) }
      })
}

/** The pay that counts in a month, of a list with the newest first. */
export function payIn(pay: readonly DatedPay[], month: MonthText): DatedPay | undefined {
  return pay.find(({ from }) => from <= month)
}

/** Months of an employee whose payslip is out and was calculated here, the oldest first. */
export async function listPaidMonths(
  executor: Executor,
  { tenantId }: Within,
  employeeId: string,
): Promise<MonthText[]> {
  const rows = await executor
    .selectFrom('current_payslips')
    .select('month')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .where('calculation_sealed', 'is not', null)
    .orderBy('month')
    .execute()
  return rows.map(({ month }) => month)
}

/** Of some months those that the pay of one of them counts in. */
export function monthsOfPay(
  pay: readonly DatedPay[],
  from: MonthText,
  months: readonly MonthText[],
): MonthText[] {
  return months.filter((month) => payIn(pay, month)?.from === from)
}

/** Pay as a form names what it was made from. */
export function payKey({ kind, cents }: Pay): string {
  return `${kind} ${cents}`
}

/**
 * Adds what is earned from a month on. The same twice is once; what is there for that month is only written over where
 * `replaces` names it, so that two people cannot undo each other unseen.
 * @throws NotFound; EmployeeConflict `pay_exists`, `pay_before_entry`
 */
export function addPay(
  house: House,
  scope: Scope,
  id: string,
  { replaces, ...pay }: DatedPay & { replaces?: string | null },
): Promise<void> {
  const { vault } = house
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, id)
    const there = (await listPay(trx, vault, scope, employee.id)).find(({ from }) => from === pay.from)
    if (there?.kind === pay.kind && there.cents === pay.cents) return
    if (there && payKey(there) !== replaces) throw new EmployeeConflict('pay_exists')
    if (pay.from < monthOf(employee.entryOn)) throw new EmployeeConflict('pay_before_entry')
    if (there) await deletePay(trx, scope, employee.id, pay.from)
    await makeFirstPay(vault, scope, [{ id: employee.id, pay }])(trx)
  })
}

/** Seals pay of months that have none yet, and returns how to write it. */
export function makeFirstPay(
  vault: Vault,
  scope: Scope,
  added: readonly { id: string; pay: DatedPay }[],
): (trx: Trx) => Promise<void> {
  const rows = added.map(({ id, pay: { from, kind, cents } }) => ({
    tenant_id: scope.tenantId,
    employee_id: id,
    from_month: from,
    kind,
    pay_sealed: vault.seal(placeOf(scope, id, from), JSON.stringify({ kind, cents })),
    recorded_at: scope.at,
  }))
  return async (trx) => {
    if (rows.length === 0) return
    await trx.insertInto('employee_wages').values(rows).execute()
    const events = added.map(({ id, pay }) => said('employee.pay_added', id, pay.from))
    await recordAudits(trx, scope, events)
  }
}

/**
 * Takes back what was entered for a month. Doing it twice changes nothing; what payslips that are out were calculated with
 * has to be confirmed. @throws NotFound; EmployeeConflict `pay_used`
 */
export function removePay(
  house: House,
  scope: Scope,
  id: string,
  { from, isConfirmed }: { from: MonthText; isConfirmed: boolean },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, id)
    const pay = await listPay(trx, house.vault, scope, employee.id)
    const used = monthsOfPay(pay, from, await listPaidMonths(trx, scope, employee.id))
    if (used.length > 0 && !isConfirmed) throw new EmployeeConflict('pay_used')
    await deletePay(trx, scope, employee.id, from)
  })
}

async function deletePay(trx: Trx, scope: Scope, id: string, from: MonthText): Promise<void> {
  const gone = await trx
    .deleteFrom('employee_wages')
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', id)
    .where('from_month', '=', from)
    .executeTakeFirst()
  if (gone.numDeletedRows > 0n) await recordAudit(trx, scope, said('employee.pay_removed', id, from))
}

function placeOf({ tenantId }: Within, employeeId: string, from: MonthText) {
  return { tenantId, purpose: 'employee.pay', rowId: `${employeeId} ${from}` }
}

/** The month alone: the amount is not for readers of the audit. */
function said(action: string, subjectId: string, from: MonthText) {
  return { action, subjectType: 'employee', subjectId, after: { from_month: from } }
}
