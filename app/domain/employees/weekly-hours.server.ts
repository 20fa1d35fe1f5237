import { recordAudit } from '../audit/audit.server'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { type MonthText, monthOf } from '../values/calendar'
import type { DecimalText } from '../values/money'
import type { Employee } from './find.server'

/** The hours of a week from a month on, until the next ones; null where none were agreed. */
export interface DatedWeeklyHours {
  from: MonthText
  hours: DecimalText | null
}

type Agreed = Pick<Employee, 'id' | 'entryOn' | 'weeklyHours'>

/** All that was agreed with some employees, each with the newest first; since the entry where nothing has changed. */
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

/** What holds in a month; before all of them the first. */
export function weeklyHoursIn(dated: readonly DatedWeeklyHours[], month: MonthText): DecimalText | null {
  return (dated.find(({ from }) => from <= month) ?? dated.at(-1))?.hours ?? null
}

/**
 * Keeps the hours that an employee's record says now from a month on, and what it said before for the months until then.
 * Without a month, they hold from this one on; or since the entry, where nothing has been paid by them.
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
    const said = { weekly_hours: hours, recorded_at: scope.at }
    await trx
      .insertInto('employee_weekly_hours')
      .values({ tenant_id: scope.tenantId, employee_id: now.id, from_month, ...said })
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
