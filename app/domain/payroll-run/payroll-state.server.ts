import { sql } from 'kysely'
import { employedIn, isSalaried } from '../employees/of-month.server'
import { hoursIn } from '../hours/month.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { payslipsIn } from '../payslips/month.server'
import { type MonthText, monthOf, shiftMonth } from '../values/calendar'

/** Of those who worked in a month: numbers with hours and with a payslip. */
export interface PayrollMonth {
  month: MonthText
  employees: number
  hours: number
  /** Hours are expected of all but salaried employees, who may have some anyway. */
  expected: number
  payslips: number
}

/** Last month, which is being paid, and the current one. */
export async function readPayrollState(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
): Promise<PayrollMonth[]> {
  const current = monthOf(scope.today)
  const months = [shiftMonth(current, -1), current]
  const parts = months.map((month) => {
    const [hours, payslips] = [hoursIn(scope, month).has, payslipsIn(scope, month).has]
    return sql`select ${month} as month, count(*) as employees, coalesce(sum(${hours}), 0) as hours,
      coalesce(sum(${hours} or not ${isSalaried(month)}), 0) as expected,
      coalesce(sum(${payslips}), 0) as payslips
      from employees where tenant_id = ${scope.tenantId} and (${employedIn(month)} or ${hours} or ${payslips})`
  })
  const { rows } = await sql<PayrollMonth>`${sql.join(parts, sql` union all `)}`.execute(executor)
  return rows
}
