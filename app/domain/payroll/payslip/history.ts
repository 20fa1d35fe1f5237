import type { LastYear, YearRecord } from './history-input'
import type { PayslipInput } from './input'

type Past = Pick<PayslipInput, 'history' | 'month'>

/** January to last month; undefined in January, in the first month, and if unknown. */
export function recordOfYear({ history, month }: Past): YearRecord | undefined {
  if (history === 'first_month' || history.year === 'unknown') return undefined
  return isOfThisYear(history.through, month) ? history.year : undefined
}

/** Whether this year's earlier months are unknown; a history that ends last year means there was nothing. */
export function isYearUnknown({ history, month }: Past): boolean {
  return history !== 'first_month' && isOfThisYear(history.through, month) && history.year === 'unknown'
}

/** Last year: once a new year has begun, the history's own year. */
export function lastYearOf({ history, month }: Past): LastYear | 'none' | 'unknown' {
  if (history === 'first_month') return 'none'
  if (isOfThisYear(history.through, month)) return history.lastYear
  if (history.year === 'unknown') return 'unknown'
  const { contributionGroup, fundId } = history
  return { insured: history.year.insured, contributionGroup, fundId }
}

/** Pay of the year so far that subsidies were measured by; one figure serves both unless the ceilings differ. */
export function baseBefore(branch: 'health' | 'care', before: YearRecord['privateCover']): number {
  const health = before?.baseCents ?? 0
  return branch === 'care' ? (before?.careBaseCents ?? health) : health
}

function isOfThisYear(through: string, month: string): boolean {
  return through.slice(0, 4) === month.slice(0, 4)
}
