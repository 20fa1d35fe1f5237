import { sql } from 'kysely'
import { employedIn, isSalaried } from '../employees/of-month.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
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
  const { tenantId } = scope
  const current = monthOf(scope.today)
  const months = [shiftMonth(current, -1), current]
  // `limit -1` has SQLite look for hours and payslips once for each employee, not once for each sum; whether somebody is
  // salaried is looked up only of those without hours. As everybody is asked about, a month's rows are listed once.
  const parts = months.map((month) => {
    const idsOf = (table: 'newest_hours' | 'payslips') =>
      sql`(select employee_id from ${sql.table(table)} where tenant_id = ${tenantId} and month = ${month})`
    return sql`select ${month} as month, count(*) as employees, coalesce(sum(hours = 'there'), 0) as hours,
      coalesce(sum(hours <> 'not needed'), 0) as expected, coalesce(sum(has_payslip), 0) as payslips
      from (select ${employedIn(month)} as is_employed, id in ${idsOf('payslips')} as has_payslip,
          case when id in ${idsOf('newest_hours')} then 'there' when ${isSalaried(month)} then 'not needed' else 'missing' end as hours
        from employees where tenant_id = ${tenantId} limit -1)
      where is_employed or hours = 'there' or has_payslip`
  })
  const { rows } = await sql<PayrollMonth>`${sql.join(parts, sql` union all `)}`.execute(executor)
  return rows
}
