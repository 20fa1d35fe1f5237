import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { CalculationFigures } from '../payroll/calculation'
import { openFigures, openTotals } from '../payslips/seals.server'
import type { PayslipTotals } from '../payslips/totals'
import { listWaitingOf } from '../payslips/waiting.server'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { usualNetOf } from './usual-net'

/** A month of somebody as it stands: what waits to be released, or else what is out. */
export interface KeptMonth {
  employeeId: string
  month: MonthText
  isWaiting: boolean
  /** Undefined for a payslip that is only a PDF. */
  totals: () => MonthTotals | undefined
  /** Without what December gives back of the year's taxes. */
  usualNetCents: () => Cents | undefined
  isCalculated: () => boolean
  /** Undefined if it was not calculated here; opened at each call. */
  calculation: () => CalculationFigures | undefined
}

export type MonthTotals = Pick<PayslipTotals, 'grossCents' | 'netCents' | 'payoutCents'>

interface Wanted {
  employeeIds: readonly string[]
  from: MonthText
  to: MonthText
  /** Of whom something may wait to be released; everybody by default. */
  mayWait?: readonly string[]
}

/** Of some employees from one month to another; each month once. */
export async function listKeptMonths(
  { executor, vault, scope }: { executor: Executor; vault: Vault; scope: Within },
  { employeeIds, from, to, mayWait = employeeIds }: Wanted,
): Promise<KeptMonth[]> {
  if (employeeIds.length === 0) return []
  const released = await executor
    .selectFrom('current_payslips')
    .select(['id', 'employee_id', 'month', 'totals_sealed', 'calculation_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute()
  const waits = { employeeIds: mayWait, months: [to] }
  const waiting = mayWait.length === 0 ? [] : await listWaitingOf(executor, vault, scope, waits)
  const isReplaced = (row: { employee_id: string; month: MonthText }) =>
    waiting.some((one) => one.employeeId === row.employee_id && one.month === row.month)
  const out = released
    .filter((row) => !isReplaced(row))
    .map((row) => ({
      employeeId: row.employee_id,
      month: row.month,
      isWaiting: false,
      totals: () => openTotals(vault, scope, row) ?? undefined,
      isCalculated: () => row.calculation_sealed !== null,
      calculation: () => openFigures(vault, scope, row),
    }))
  const open = waiting.map(({ employeeId, month, content }) => {
    return {
      employeeId,
      month,
      isWaiting: true,
      totals: () => totalsOf(content().totals),
      isCalculated: () => content().calculation !== null,
      calculation: () => content().calculation ?? undefined,
    }
  })
  return [...out, ...open].map((one) => ({ ...one, usualNetCents: () => usualNet(one) }))
}

/** Opens the calculation for December alone. */
function usualNet({ month, totals, calculation }: Omit<KeptMonth, 'usualNetCents'>): Cents | undefined {
  const december = month.endsWith('-12') ? calculation() : undefined
  return december ? usualNetOf(december.result) : totals()?.netCents
}

function totalsOf({ grossCents, netCents, payoutCents }: Partial<PayslipTotals>): MonthTotals | undefined {
  if (grossCents === undefined || netCents === undefined || payoutCents === undefined) return undefined
  return { grossCents, netCents, payoutCents }
}
