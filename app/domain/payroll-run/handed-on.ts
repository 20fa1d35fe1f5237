import type { CalculationFigures } from '../payroll/calculation'
import { calculate } from '../payroll/calculation'
import type { EarlierMonths } from '../payroll/payslip/history-input'
import type { Figures } from '../payroll/years/figures'
import type { MonthText } from '../values/calendar'
import { paysTheSame } from './compare-calculation'
import { monthBefore } from './history'

/** A released payslip; without a calculation if it was delivered. */
interface Released {
  month: MonthText
  figures: () => CalculationFigures | undefined
}

/**
 * The history that the last of some payslips, oldest first, passes to the next month. A correction is carried through the
 * payslips that followed it, as long as their pay stays the same; a month whose pay would change passes on what was
 * released until it is released again.
 */
export function handedOnBy(slips: readonly Released[], official: Figures): EarlierMonths | undefined {
  let history: EarlierMonths | undefined
  for (const { month, figures } of slips) {
    const released = figures()
    const isNext = history?.through === monthBefore(month)
    history = released && (isNext && history ? after(history, released, official) : released.result.history)
  }
  return history
}

function after(before: EarlierMonths, released: CalculationFigures, official: Figures): EarlierMonths {
  const { input, result } = released
  if (input.history === 'first_month' || JSON.stringify(input.history) === JSON.stringify(before))
    return result.history
  const { calculation } = calculate({ ...input, history: before }, official)
  return calculation && paysTheSame(calculation, released) ? calculation.result.history : result.history
}
