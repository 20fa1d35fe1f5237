import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Calculation, CalculationFigures } from '../payroll/calculation'
import type { Instant, MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { openCalculation, openFigures, openTotals } from './seals.server'

export interface ReleasedSlip {
  id: string
  employeeId: string
  month: MonthText
  revision: number
  publishedAt: Instant
  /** Null for a payslip that is only a PDF. */
  payoutCents: () => Cents | null
  /** Undefined if it was not calculated here; opened at each call. */
  calculation: () => Calculation | undefined
  /** The same without explanations, opened at each call. */
  figures: () => CalculationFigures | undefined
}

/** Released payslips of some employees from `from` to `to`, oldest first. */
export async function listReleased(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, from, to }: { employeeIds: readonly string[]; from: MonthText; to: MonthText },
): Promise<ReleasedSlip[]> {
  const rows = await executor
    .selectFrom('current_payslips')
    .select(['id', 'employee_id', 'month', 'revision', 'published_at', 'totals_sealed', 'calculation_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('employee_id')
    .orderBy('month')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    employeeId: row.employee_id,
    month: row.month,
    revision: row.revision,
    publishedAt: row.published_at,
    payoutCents: () => openTotals(vault, scope, row)?.payoutCents ?? null,
    calculation: () => openCalculation(vault, scope, row),
    figures: () => openFigures(vault, scope, row),
  }))
}

/**
 * Employees with a month that was corrected or recalled after a later one was released, and the first such month: the
 * later ones carry on from its old version.
 */
export async function listCorrectedLate(
  executor: Executor,
  { tenantId }: Within,
  { employeeIds, from, to }: { employeeIds: readonly string[]; from: MonthText; to: MonthText },
): Promise<ReadonlyMap<string, MonthText>> {
  const rows = await executor
    .selectFrom('current_payslips as p')
    .select(({ fn }) => ['p.employee_id', fn.min<MonthText>('p.month').as('month')])
    .where('p.tenant_id', '=', tenantId)
    .where('p.employee_id', 'in', employeeIds)
    .where('p.month', '>=', from)
    .where('p.month', '<=', to)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('current_payslips as later')
            .select('later.id')
            .whereRef('later.tenant_id', '=', 'p.tenant_id')
            .whereRef('later.employee_id', '=', 'p.employee_id')
            .whereRef('later.month', '>', 'p.month')
            .whereRef('later.slip_number', '<', 'p.slip_number'),
        ),
        where.exists(
          where
            .selectFrom('payslips as recalled')
            .innerJoin('payslip_recalls as r', (join) => joined(join, 'r.payslip_id', 'recalled.id'))
            .select('recalled.id')
            .whereRef('recalled.tenant_id', '=', 'p.tenant_id')
            .whereRef('recalled.employee_id', '=', 'p.employee_id')
            .whereRef('recalled.month', '=', 'p.month'),
        ),
      ]),
    )
    .groupBy('p.employee_id')
    .execute()
  return new Map(rows.map((row) => [row.employee_id, row.month]))
}
