import type { CalculationFigures } from '../payroll/calculation'
import { workingDaysOf } from '../payroll/payslip/working-days'
import { addDays, type DateText, type MonthText, monthOf } from '../values/calendar'

/** § 41 (1) sentence 5 EStG. */
const FEWEST_WORKING_DAYS = 5
/** Maternity protection and short-time work are paid by subsidies that raise the tax rate, and are none (R 41.2 LStR). */
const UNPAID: readonly string[] = ['sick_benefit', 'child_sick_benefit', 'parental_leave', 'unpaid']

interface Interruption {
  from: DateText
  to: DateText
}

/** Months in which time without a claim to pay began, at least five working days in a row: each is a letter U. */
export function interruptionsOf(year: string, calculations: readonly CalculationFigures[]): MonthText[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const absences = calculations
    .flatMap(({ input }) => input.absences)
    .filter(({ kind }) => UNPAID.includes(kind))
    .map(({ from, to = last }) => ({ from: from > first ? from : first, to: to < last ? to : last }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
  return joinedUp(absences)
    .filter(({ from, to }) => workingDaysOf(datesIn(from, to)) >= FEWEST_WORKING_DAYS)
    .map(({ from }) => monthOf(from))
}

/** Absences that follow each other without a day between are one. */
function joinedUp(absences: readonly Interruption[]): Interruption[] {
  const all: Interruption[] = []
  for (const { from, to } of absences) {
    const before = all.at(-1)
    if (before && from <= addDays(before.to, 1)) before.to = to > before.to ? to : before.to
    else all.push({ from, to })
  }
  return all
}

function datesIn(from: DateText, to: DateText): DateText[] {
  const dates: DateText[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}
