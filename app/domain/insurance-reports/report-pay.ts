import type { Calculation } from '../payroll/calculation'
import { type DateText, type MonthText, monthOf, shiftMonth } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import type { Period } from './period'

/** Pay of a report, from frozen payslips. */
export interface ReportPay {
  /** Liable in pension insurance, in the transition zone the reduced amount; up to the ceiling. */
  liableCents: Cents
  /** Before ceilings and reductions. */
  actualCents: Cents
  isInZone: boolean
  /** Months of the period without a payslip that was calculated here. */
  missing: MonthText[]
}

export function payOf(period: Period, months: ReadonlyMap<MonthText, Calculation>): ReportPay {
  const all = monthsOf(period)
  const slips = all.flatMap((month) => months.get(month) ?? [])
  return {
    liableCents: sum(slips.map(liableOf)),
    actualCents: sum(slips.map(actualOf)),
    isInZone: slips.some(({ result }) => result.employment.isInTransitionZone),
    missing: all.filter((month) => !months.has(month)),
  }
}

function monthsOf({ from, to }: { from: DateText; to: DateText }): MonthText[] {
  const months: MonthText[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = shiftMonth(month, 1)) months.push(month)
  return months
}

/** Without pension insurance what counts is unemployment insurance, and without that the pay itself. */
function liableOf(calculation: Calculation): Cents {
  const { bases, employment } = calculation.result
  if (employment.kind === 'short_term') return 0
  const of = (branch: string) => sum(bases.filter((base) => base.of === branch).map(({ cents }) => cents))
  return of('pension') || of('unemployment') || actualOf(calculation)
}

function actualOf({ result: { totals } }: Calculation): Cents {
  return totals.insuredRunningCents + totals.insuredOneTimeCents
}
