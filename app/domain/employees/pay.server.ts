import { recordAudit, recordAudits } from '../audit/audit.server'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { type MonthText, monthOf } from '../values/calendar'
import type { Cents } from '../values/money'
import { EmployeeConflict } from './conflict'
import { getEmployee } from './find.server'

export interface Pay {
  kind: 'hourly' | 'monthly'
  cents: Cents
}

/** Pay from a month on, until the next entry. */
export interface DatedPay extends Pay {
  from: MonthText
}

/** All entries, newest first. */
export async function listPay(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeId: string,
): Promise<DatedPay[]> {
  return (await listPayOf(executor, vault, scope, [employeeId]))(employeeId)
}

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

/** Pay in a month; `pay` has the newest first. */
export function payIn(pay: readonly DatedPay[], month: MonthText): DatedPay | undefined {
  return pay.find(({ from }) => from <= month)
}

/** Months with a released payslip that was calculated here, oldest first. */
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

/** Those of `months` in which the given pay applies. */
export function monthsOfPay(
  pay: readonly DatedPay[],
  from: MonthText,
  months: readonly MonthText[],
): MonthText[] {
  return months.filter((month) => payIn(pay, month)?.from === from)
}

/** Identifies the pay that a form was made from. */
export function payKey({ kind, cents }: Pay): string {
  return `${kind} ${cents}`
}

/**
 * Adds pay from a month on. Idempotent; an existing entry of that month is overwritten only if `replaces` names it, so
 * that two people do not overwrite each other unnoticed. @throws NotFound; EmployeeConflict `pay_exists`, `pay_before_entry`
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

/** Seals pay for months without any, and returns the function that inserts it. */
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
    const events = added.map(({ id, pay }) => auditOf('employee.pay_added', id, pay.from))
    await recordAudits(trx, scope, events)
  }
}

/**
 * Deletes the entry of a month. Idempotent; if released payslips used it, deleting must be confirmed.
 * @throws NotFound; EmployeeConflict `pay_used`
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
  if (gone.numDeletedRows > 0n) await recordAudit(trx, scope, auditOf('employee.pay_removed', id, from))
}

function placeOf({ tenantId }: Within, employeeId: string, from: MonthText) {
  return { tenantId, purpose: 'employee.pay', rowId: `${employeeId} ${from}` }
}

/** The month alone: readers of the audit must not see the amount. */
function auditOf(action: string, subjectId: string, from: MonthText) {
  return { action, subjectType: 'employee', subjectId, after: { from_month: from } }
}
