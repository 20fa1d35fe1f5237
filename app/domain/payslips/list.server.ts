import type { Instant, MonthText } from '../calendar'
import type { Executor } from '../house'
import type { Cents } from '../money'
import type { Within } from '../scope'

/** A published payslip as lists show it. */
export interface Payslip {
  id: string
  month: MonthText
  /** 1, or more for a correction. */
  revision: number
  grossCents: Cents
  netCents: Cents
  payoutCents: Cents
  publishedAt: Instant
}

/** The payslips of an employee, newest month first, of each month only the latest revision. */
export async function listPayslips(
  executor: Executor,
  scope: Within,
  employeeId: string,
): Promise<Payslip[]> {
  return selectPayslips(executor, scope, employeeId).orderBy('month', 'desc').execute()
}

/** The latest payslip of an employee for a month, or undefined. */
export async function findPayslip(
  executor: Executor,
  scope: Within,
  employeeId: string,
  month: MonthText,
): Promise<Payslip | undefined> {
  return selectPayslips(executor, scope, employeeId).where('month', '=', month).executeTakeFirst()
}

function selectPayslips(executor: Executor, scope: Within, employeeId: string) {
  return executor
    .selectFrom('current_payslips')
    .select(['id', 'month', 'revision', 'gross_cents as grossCents', 'net_cents as netCents'])
    .select(['payout_cents as payoutCents', 'published_at as publishedAt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId.toLowerCase())
}
