import type { Instant, MonthText } from '../calendar'
import type { Executor } from '../house'
import type { Calculation } from '../payroll/calculation'
import type { Within } from '../scope'
import type { Vault } from '../vault'
import { openCalculation } from './seals.server'

/** The payslip of a month that is out. */
export interface ReleasedSlip {
  employeeId: string
  month: MonthText
  revision: number
  publishedAt: Instant
  /** How it was calculated, if that was here; reading it takes a millisecond. */
  calculation: () => Calculation | undefined
}

/** Those of some employees in the months from `from` to `to`, the oldest first. */
export async function listReleased(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, from, to }: { employeeIds: readonly string[]; from: MonthText; to: MonthText },
): Promise<ReleasedSlip[]> {
  const rows = await executor
    .selectFrom('current_payslips')
    .select(['id', 'employee_id', 'month', 'revision', 'published_at', 'calculation_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('employee_id')
    .orderBy('month')
    .execute()
  return rows.map((row) => ({
    employeeId: row.employee_id,
    month: row.month,
    revision: row.revision,
    publishedAt: row.published_at,
    calculation: () => openCalculation(vault, scope, row),
  }))
}
