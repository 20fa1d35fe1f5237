import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { CalculationFigures } from '../payroll/calculation'
import { type Calculation, calculationJson, parseCalculation, parseFigures } from '../payroll/calculation'
import { type PayslipTotals, payslipTotals } from './totals'
import { type PayslipView, parsePayslipView, payslipViewJson } from './view'

type ReadScope = Within

/** For a payslip that is only a PDF. */
const NOTHING = 'null'

function placeOf({ tenantId }: ReadScope, payslipId: string, column: 'view' | 'calculation' | 'totals') {
  return { tenantId, purpose: `payslip.${column}`, rowId: payslipId }
}

/** Columns for a payslip's view and its calculation. */
export function keptColumns(
  vault: Vault,
  scope: ReadScope,
  payslipId: string,
  { view, calculation }: { view: PayslipView; calculation: Calculation | null },
) {
  const seal = (column: 'view' | 'calculation' | 'totals', text: string) =>
    vault.seal(placeOf(scope, payslipId, column), text)
  return {
    source: calculation ? ('calculation' as const) : ('delivery' as const),
    totals_sealed: seal('totals', JSON.stringify(payslipTotals(view.lines))),
    view_sealed: seal('view', payslipViewJson(view)),
    calculation_sealed: calculation && seal('calculation', calculationJson(calculation)),
  }
}

/** Columns for a payslip that is only a PDF. */
export function deliveredColumns(vault: Vault, scope: ReadScope, payslipId: string) {
  const nothing = (column: 'view' | 'totals') => vault.seal(placeOf(scope, payslipId, column), NOTHING)
  return { source: 'delivery' as const, totals_sealed: nothing('totals'), view_sealed: nothing('view') }
}

/** Totals of a payslip, sealed separately so that a list opens little; null for one that is only a PDF. */
export function openTotals(
  vault: Vault,
  scope: ReadScope,
  row: { id: string; totals_sealed: string },
): PayslipTotals | null {
  return JSON.parse(vault.open(placeOf(scope, row.id, 'totals'), row.totals_sealed)) as PayslipTotals | null
}

/** View of a payslip; undefined for one that is only a PDF, and for those of release 0.2.0. */
export async function findPayslipView(
  executor: Executor,
  vault: Vault,
  scope: ReadScope,
  payslipId: string,
): Promise<PayslipView | undefined> {
  const row = await executor
    .selectFrom('payslips')
    .select('view_sealed')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', payslipId)
    .executeTakeFirst()
  if (!row?.view_sealed) return undefined
  const view = vault.open(placeOf(scope, payslipId, 'view'), row.view_sealed)
  return view === NOTHING ? undefined : parsePayslipView(view)
}

export function openCalculation(
  vault: Vault,
  scope: ReadScope,
  { id, calculation_sealed }: { id: string; calculation_sealed: string | null },
): Calculation | undefined {
  if (!calculation_sealed) return undefined
  return parseCalculation(vault.open(placeOf(scope, id, 'calculation'), calculation_sealed))
}

/** Its figures alone. */
export function openFigures(
  vault: Vault,
  scope: ReadScope,
  { id, calculation_sealed }: { id: string; calculation_sealed: string | null },
): CalculationFigures | undefined {
  if (!calculation_sealed) return undefined
  return parseFigures(vault.open(placeOf(scope, id, 'calculation'), calculation_sealed))
}
