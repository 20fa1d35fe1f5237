import type { CalculationFigures } from '../payroll/calculation'
import { type MonthText, monthOf } from '../values/calendar'
import { type Cents, sum } from '../values/money'

/**
 * The earlier month that a payslip's one-time pay counts in: of the year before by the March rule, § 23a (4) SGB IV, or the
 * last one before the exit, § 23a (2) SGB IV.
 */
export function countsIn({ result: { month, contributions } }: CalculationFigures): MonthText | undefined {
  return contributions.find((row) => row.part === 'one_time' && row.month < month)?.month
}

/** Up to the ceilings of the time that it counts in. */
export function earlierPayOf(calculation: CalculationFigures): Cents {
  if (!countsIn(calculation)) return 0
  const { bases } = calculation.result
  const of = (branch: string) =>
    sum(bases.filter((base) => base.of === branch && base.part === 'one_time').map(({ cents }) => cents))
  return of('pension') || of('unemployment') || of('health')
}

/** Whether one-time pay of a month may count in an earlier one. */
export function mayCountEarlier(month: MonthText, exitOn: string | null): boolean {
  return month.slice(5) <= LAST_OF_THE_MARCH_RULE || (exitOn !== null && month > monthOf(exitOn))
}

const LAST_OF_THE_MARCH_RULE = '03'
