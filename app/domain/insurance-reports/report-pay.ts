import type { CalculationFigures } from '../payroll/calculation'
import { accidentPay } from '../payroll-reports/accident'
import { type MonthText, monthOf, monthsFrom } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { countsIn, oneTimePayOf } from './pay-apart'
import type { Period } from './period'

/** Pay of a report, from frozen payslips. */
export interface ReportPay {
  /** Liable in pension insurance, in the transition zone the reduced amount; up to the ceiling. */
  liableCents: Cents
  /** Before ceilings and reductions. */
  actualCents: Cents
  isInZone: boolean
  /** For accident insurance: with premiums that are free elsewhere, § 1 (2) SvEV. */
  accidentCents: Cents
  /**
   * One-time pay of the March rule, § 23a (4) SGB IV, or after an exit, § 23a (2) sentence 2: it counts towards an earlier
   * month, and is not part of the other amounts.
   */
  formerYearCents: Cents
  /** Months of the period without a payslip that was calculated here. */
  missing: MonthText[]
}

/** `months` may go on after the period: what somebody who has left is paid later. */
export function payOf(period: Period, months: ReadonlyMap<MonthText, CalculationFigures>): ReportPay {
  const slips = [...months.values()]
  return {
    liableCents: sum(slips.map(liableOf)),
    actualCents: sum(slips.map(actualOf)),
    accidentCents: sum(slips.map(({ result }) => accidentPay(result))),
    formerYearCents: sum(slips.filter(countsIn).map(oneTimePayOf)),
    isInZone: slips.some(({ result }) => result.employment.isInTransitionZone),
    missing: monthsFrom(monthOf(period.from), monthOf(period.to)).filter((month) => !months.has(month)),
  }
}

/** Of one-time pay alone. */
export function payReportedApart(calculation: CalculationFigures): ReportPay {
  const { employment, totals } = calculation.result
  return {
    liableCents: oneTimePayOf(calculation),
    actualCents: totals.insuredOneTimeCents,
    accidentCents: 0,
    formerYearCents: 0,
    isInZone: employment.isInTransitionZone,
    missing: [],
  }
}

/** Without pension insurance what counts is unemployment insurance, and without that the pay itself. */
function liableOf(calculation: CalculationFigures): Cents {
  const { bases, employment } = calculation.result
  const isCounted = ({ part }: { part: string }) => part !== 'one_time' || !countsIn(calculation)
  if (employment.kind === 'short_term') return 0
  const of = (branch: string) =>
    sum(bases.filter((base) => base.of === branch && isCounted(base)).map(({ cents }) => cents))
  return of('pension') || of('unemployment') || actualOf(calculation)
}

function actualOf(calculation: CalculationFigures): Cents {
  const { insuredRunningCents, insuredOneTimeCents } = calculation.result.totals
  return insuredRunningCents + (countsIn(calculation) ? 0 : insuredOneTimeCents)
}
