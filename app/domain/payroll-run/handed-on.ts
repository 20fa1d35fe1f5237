import { type Calculation, calculate } from '../payroll/calculation'
import type { EarlierMonths } from '../payroll/payslip/history-input'
import type { MonthText } from '../values/calendar'
import { paysTheSame } from './compare-calculation'
import { monthBefore } from './history'

/** A payslip that is out; without a calculation where it was delivered. */
interface Released {
  month: MonthText
  calculation: () => Calculation | undefined
}

/**
 * What the last of some payslips, the oldest first, hands on to the month after it. A correction of an earlier one goes
 * through those that followed it without a release of their own, as long as their pay stays as it is; a month whose pay
 * changes hands on what was released until it is released again.
 */
export function handedOnBy(slips: readonly Released[]): EarlierMonths | undefined {
  let history: EarlierMonths | undefined
  for (const { month, calculation } of slips) {
    const released = calculation()
    const isNext = history?.through === monthBefore(month)
    history = released && (isNext && history ? after(history, released) : released.result.history)
  }
  return history
}

function after(before: EarlierMonths, released: Calculation): EarlierMonths {
  const { input, result } = released
  if (input.history === 'first_month' || JSON.stringify(input.history) === JSON.stringify(before))
    return result.history
  const { calculation } = calculate({ ...input, history: before })
  return calculation && paysTheSame(calculation, released) ? calculation.result.history : result.history
}
