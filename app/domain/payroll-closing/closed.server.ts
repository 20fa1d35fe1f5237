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

/** The payroll month in which a payslip counts; null while that is open. */
export async function findClosingOf(
  executor: Executor,
  { tenantId }: Within,
  payslipId: string,
): Promise<MonthText | null> {
  const row = await executor
    .selectFrom('payroll_closing_slips')
    .select('closing_month as month')
    .where('tenant_id', '=', tenantId)
    .where('payslip_id', '=', payslipId)
    .executeTakeFirst()
  return row?.month ?? null
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
