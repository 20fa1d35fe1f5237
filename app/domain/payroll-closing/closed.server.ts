import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { nameOfActor } from '../records/history.server'
import type { Instant, MonthText } from '../values/calendar'

export interface ClosedPayroll {
  at: Instant
  /** Name of the member. */
  by: string | null
  sha256: string
  slipCount: number
  sums_sealed: string
}

export async function findClosing(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<ClosedPayroll | undefined> {
  return executor
    .selectFrom('payroll_closings')
    .select(['closed_at as at', 'sha256', 'slip_count as slipCount', 'sums_sealed'])
    .select(nameOfActor('payroll_closings.closed_by', { tenantId }).as('by'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .executeTakeFirst()
}

export async function isClosed(executor: Executor, { tenantId }: Within, month: MonthText): Promise<boolean> {
  const row = await executor
    .selectFrom('payroll_closings')
    .select('month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row !== undefined
}
