import type { CalculationFigures } from '../payroll/calculation'
import type { MonthOfExtras } from '../payroll-run/absences'
import { isOneTime } from '../payroll-run/extras'
import { daysOfMonth, type MonthText, monthOf, monthsFrom, shiftMonth } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { interruptionsOf } from './interruptions'
import type { Reported } from './reported'

type Interrupted = Pick<Reported, 'absences' | 'exitOn' | 'facts'>

const LAST_OF_THE_MARCH_RULE = '03'

/**
 * Months with one-time pay that may have to be reported apart, up to one of them, since what is entered as monthly goes on; only the
 * payslip says whether it does.
 */
export function monthsToLookAt(
  entered: readonly MonthOfExtras[],
  person: Interrupted,
  until: MonthText,
): MonthText[] {
  const paid = entered.flatMap(({ month, extras }, index) => {
    const oneTime = extras.items.filter(isOneTime)
    if (oneTime.length === 0) return []
    const next = entered[index + 1]?.month
    const last = next === undefined ? until : shiftMonth(next, -1)
    return oneTime.some(({ isMonthly }) => isMonthly) ? monthsFrom(month, last) : [month]
  })
  return paid.filter((month) => mayCountEarlier(month, person) || isInterrupted(month, person))
}

function mayCountEarlier(month: MonthText, { exitOn }: Pick<Reported, 'exitOn'>): boolean {
  return month.slice(5) <= LAST_OF_THE_MARCH_RULE || (exitOn !== null && month > monthOf(exitOn))
}

/** All of the month lies in an interruption that is reported, so that no other report has its pay, § 11 (3) DEÜV. */
function isInterrupted(month: MonthText, person: Interrupted): boolean {
  const { first, last } = daysOfMonth(month)
  return interruptionsOf(person).some(({ from, to }) => from <= first && last <= to)
}

/**
 * The month for which a payslip's one-time pay is reported apart, § 11 DEÜV: an earlier one in which it counts, or its own if
 * work is interrupted in it. Undefined if it is part of another report.
 */
export function reportedApartFor(figures: CalculationFigures, person: Interrupted): MonthText | undefined {
  const { month, totals } = figures.result
  const isOwn = totals.insuredOneTimeCents > 0 && isInterrupted(month, person)
  return countsIn(figures) ?? (isOwn ? month : undefined)
}

/**
 * The earlier month that a payslip's one-time pay counts in: of the year before by the March rule, § 23a (4) SGB IV, or the
 * last one before the exit, § 23a (2) SGB IV.
 */
export function countsIn({ result: { month, contributions } }: CalculationFigures): MonthText | undefined {
  return contributions.find((row) => row.part === 'one_time' && row.month < month)?.month
}

/** Up to the ceilings of the time that it counts in. */
export function oneTimePayOf({ result: { bases } }: CalculationFigures): Cents {
  const of = (branch: string) =>
    sum(bases.filter((base) => base.of === branch && base.part === 'one_time').map(({ cents }) => cents))
  return of('pension') || of('unemployment') || of('health')
}
