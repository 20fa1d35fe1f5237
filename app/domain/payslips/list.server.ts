import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Instant, MonthText } from '../values/calendar'
import { openTotals } from './seals.server'
import type { PayslipTotals } from './totals'

export interface Payslip {
  id: string
  month: MonthText
  /** 1, or more for a correction. */
  revision: number
  /** Null for one that came as a PDF. */
  totals: PayslipTotals | null
  publishedAt: Instant
}

/** The payslips of an employee, newest month first, of each month only the latest revision. */
export async function listPayslips(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeId: string,
): Promise<Payslip[]> {
  const rows = await selectPayslips(executor, scope, employeeId).orderBy('month', 'desc').execute()
  return rows.map((row) => opened(vault, scope, row))
}

export async function findPayslip(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<Payslip | undefined> {
  const row = await selectPayslips(executor, scope, employeeId).where('month', '=', month).executeTakeFirst()
  return row && opened(vault, scope, row)
}

function selectPayslips(executor: Executor, scope: Within, employeeId: string) {
  return executor
    .selectFrom('current_payslips')
    .select(['id', 'month', 'revision', 'totals_sealed', 'published_at as publishedAt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
}

function opened(
  vault: Vault,
  scope: Within,
  { totals_sealed, ...row }: Omit<Payslip, 'totals'> & { totals_sealed: string },
): Payslip {
  return { ...row, totals: openTotals(vault, scope, { id: row.id, totals_sealed }) }
}
