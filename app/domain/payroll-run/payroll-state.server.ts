import { type SqlBool, sql } from 'kysely'
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
  // As everybody is asked about, a month's hours and payslips are listed once; whether somebody is salaried is looked up
  // only of those without hours. `limit -1` has SQLite do that once for each employee, not once for each sum.
  const parts = months.map((month) => {
    const ofMonth = (table: 'newest_hours' | 'payslips') =>
      sql`from ${sql.table(table)} where tenant_id = ${tenantId} and month = ${month}`
    const [hasHours, hasPayslip] = [
      sql<SqlBool>`id in (select employee_id ${ofMonth('newest_hours')})`,
      sql<SqlBool>`id in (select employee_id ${ofMonth('payslips')})`,
    ]
    return sql`select ${month} as month, count(*) as employees, coalesce(sum(hours = 'there'), 0) as hours,
      coalesce(sum(hours <> 'not needed'), 0) as expected,
      (select count(distinct employee_id) ${ofMonth('payslips')}) as payslips
      from (select case when ${hasHours} then 'there' when ${isSalaried(month)} then 'not needed' else 'missing' end as hours
        from employees where tenant_id = ${tenantId} and (${employedIn(month)} or ${hasHours} or ${hasPayslip}) limit -1)`
  })
  const { rows } = await sql<PayrollMonth>`${sql.join(parts, sql` union all `)}`.execute(executor)
  return rows
}
