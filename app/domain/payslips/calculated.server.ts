import type { Instant, MonthText } from '../calendar'
import type { Executor } from '../house'
import type { Calculation } from '../payroll/calculation'
import type { Within } from '../scope'
import type { Vault } from '../vault'
import { findCalculation } from './seals.server'

/** The payslip of a month that is out, with how it was calculated if that was here. */
export interface ReleasedSlip {
  revision: number
  publishedAt: Instant
  calculation: Calculation | undefined
}

export async function findReleased(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<ReleasedSlip | undefined> {
  const row = await executor
    .selectFrom('current_payslips')
    .select(['id', 'revision', 'published_at as publishedAt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, ...released } = row
  return { ...released, calculation: await findCalculation(executor, vault, scope, id) }
}
