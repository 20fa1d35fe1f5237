import { ageLimitOf } from '../payroll/parameters/age-limit'
import { monthOfCompletion } from '../payroll/payslip/age'
import type { PayslipInput } from '../payroll/payslip/input'
import { type DatedFacts, factsIn } from '../payroll-run/facts'
import { type DateText, type MonthText, shiftMonth } from '../values/calendar'

const CHILDLESS_AGE = 23
const CHILD_AGE = 25

/** What changes for a person in the next year, and what has to be entered for it. */
export type Turn =
  /** Leave of the year is entered, and none for the next one. */
  | { kind: 'leave' }
  /** Pays the surcharge for the childless from this month on, § 55 (3) SGB XI. */
  | { kind: 'childless'; from: MonthText }
  /** No longer lowers the care contribution after this month, § 55 (3) sentence 4 SGB XI. */
  | { kind: 'child'; born: DateText; last: MonthText }
  /** Reaches the regular age limit, §§ 35, 235 SGB VI. */
  | { kind: 'age_limit'; from: MonthText }

interface Person {
  year: number
  input: PayslipInput
  facts: readonly DatedFacts[]
}

/** Of somebody who stays; in the order in which a clerk would look. */
export function turnsOf({ year, input, facts }: Person): Turn[] {
  const { employee, employment } = input
  if (employment.to !== undefined && employment.to <= `${year - 1}-12-31`) return []
  const { birthDate, isParent, childBirthDates } = employee
  const limit = ageLimitOf(Number(birthDate.slice(0, 4)))
  const pension = shiftMonth(monthOfCompletion(birthDate, limit.years, limit.months), 1)
  const childless = shiftMonth(monthOfCompletion(birthDate, CHILDLESS_AGE), 1)
  const isIn = (month: MonthText) => month.startsWith(String(year))
  return [
    ...(isLeaveMissing(facts, year) ? [{ kind: 'leave' as const }] : []),
    ...(!isParent && isIn(childless) ? [{ kind: 'childless' as const, from: childless }] : []),
    ...childBirthDates.flatMap((born) => {
      const last = monthOfCompletion(born, CHILD_AGE)
      return isIn(shiftMonth(last, 1)) ? [{ kind: 'child' as const, born, last }] : []
    }),
    ...(isIn(pension) ? [{ kind: 'age_limit' as const, from: pension }] : []),
  ]
}

function isLeaveMissing(facts: readonly DatedFacts[], year: number): boolean {
  const isEntered = facts.some(({ from }) => from >= `${year}-01`)
  return factsIn(facts, `${year - 1}-12`)?.holidayDays != null && !isEntered
}

/** Names of funds that are paid to, and have no rates of a year. */
export function fundsWithoutRates(
  inputs: readonly PayslipInput[],
  kept: readonly { name: string; from: MonthText }[],
  year: number,
): string[] {
  const used = inputs.flatMap(
    ({ employment: { fundId }, funds }) => funds.find(({ id }) => id === fundId)?.name ?? [],
  )
  const isKnown = (name: string) => kept.some((one) => one.name === name && one.from >= `${year}-01`)
  return [...new Set(used)].filter((name) => !isKnown(name)).sort()
}
