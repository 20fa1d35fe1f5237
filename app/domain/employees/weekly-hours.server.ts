import { recordAudit } from '../audit/audit.server'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { type MonthText, monthOf } from '../values/calendar'
import type { DecimalText } from '../values/money'
import type { Employee } from './find.server'

/** Weekly hours from a month on, until the next entry; null if none were agreed. */
export interface DatedWeeklyHours {
  from: MonthText
  hours: DecimalText | null
}

type Agreed = Pick<Employee, 'id' | 'entryOn' | 'weeklyHours'>

/** All entries of some employees, newest first; if there are none, the hours on record since the date of entry. */
export async function listWeeklyHoursOf(
  executor: Executor,
  scope: Within,
  employees: readonly Agreed[],
): Promise<(employeeId: string) => DatedWeeklyHours[]> {
  const rows = await executor
    .selectFrom('employee_weekly_hours')
    .select(['employee_id', 'from_month as from', 'weekly_hours as hours'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', [...employees.map(({ id }) => id), ''])
    .execute()
  return (employeeId) => {
    const dated = rows
      .filter(({ employee_id }) => employee_id === employeeId)
      .sort((one, other) => (one.from < other.from ? 1 : -1))
    if (dated.length > 0) return dated.map(({ from, hours }) => ({ from, hours }))
    const employee = employees.find(({ id }) => id === employeeId)
    return employee ? [{ from: monthOf(employee.entryOn), hours: employee.weeklyHours }] : []
  }
}

/** Hours in a month; before the first entry, those of the first. */
export function weeklyHoursIn(dated: readonly DatedWeeklyHours[], month: MonthText): DecimalText | null {
  return (dated.find(({ from }) => from <= month) ?? dated.at(-1))?.hours ?? null
}

/**
 * Applies the record's weekly hours from a month on and keeps the former ones for the months before. Without a month they
 * apply from this one on, or from the entry if nothing has been paid by them yet.
 */
export async function keepWeeklyHours(
  trx: Trx,
  scope: Scope,
  { before, now, from }: { before: Agreed; now: Agreed; from: MonthText | null },
): Promise<void> {
  const first = monthOf(now.entryOn)
  const dated = (await listWeeklyHoursOf(trx, scope, [before]))(now.id)
  const month = from ?? ((await isPaid(trx, scope, now.id)) ? monthOf(scope.today) : first)
  const isFirst = !dated.some((one) => one.from < month)
  const rows =
    isFirst && month > first
      ? [{ from: first, hours: before.weeklyHours }]
      : dated.filter((one) => one.from < month)
  for (const { from: from_month, hours } of [...rows, { from: month, hours: now.weeklyHours }]) {
    const stored = { weekly_hours: hours, recorded_at: scope.at }
    await trx
      .insertInto('employee_weekly_hours')
      .values({ tenant_id: scope.tenantId, employee_id: now.id, from_month, ...stored })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'employee_id', 'from_month']).doUpdateSet({ weekly_hours: hours }),
      )
      .execute()
  }
  await recordAudit(trx, scope, {
    action: 'employee.weekly_hours_kept',
    subjectType: 'employee',
    subjectId: now.id,
    before: { weekly_hours: weeklyHoursIn(dated, month) },
    after: { weekly_hours: now.weeklyHours, from_month: month },
  })
}

async function isPaid(trx: Trx, { tenantId }: Within, employeeId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payslips')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
