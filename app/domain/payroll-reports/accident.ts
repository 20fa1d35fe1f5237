import type { CalculationFigures } from '../payroll/calculation'
import type { PayslipFigures } from '../payroll/unexplained'
import { type Cents, sum } from '../values/money'
import { sumOf, workedHoursOf } from './worked-hours'

export interface AccidentRow<Person> {
  person: Person
  /** Liable pay before the maximum. */
  payCents: Cents
  /** Up to the maximum of the year, which is not lowered for part of a year. */
  liableCents: Cents
  hours: string
  isEstimated: boolean
  /** Months whose hours nobody knows. */
  monthsWithoutHours: number
}

/**
 * Pay and hours for accident insurance, § 165 SGB VII: pay liable to contributions, also of those who are insured in no other
 * branch, with premiums that are free elsewhere (§ 1 (2) SvEV). Directors who are not employees are not insured by law.
 */
export function accidentRowsOf<Person>(
  people: readonly { person: Person; months: readonly CalculationFigures[] }[],
  maximumCents: Cents | null,
): AccidentRow<Person>[] {
  return people.flatMap(({ person, months }) => {
    const insured = months.filter(({ result }) => result.employment.personGroup !== 'director')
    if (insured.length === 0) return []
    const payCents = sum(insured.map(({ result }) => accidentPay(result)))
    const hours = insured.map(({ input, result }) => workedHoursOf(input, result.insuredDays))
    const known = hours.flatMap((one) => one ?? [])
    return [
      {
        person,
        payCents,
        liableCents: maximumCents === null ? payCents : Math.min(payCents, maximumCents),
        hours: sumOf(known.map((one) => one.hours)),
        isEstimated: known.some(({ isEstimated }) => isEstimated),
        monthsWithoutHours: hours.length - known.length,
      },
    ]
  })
}

/** Includes pay moved by the March rule, which accident insurance does not have. */
export function accidentPay({ totals, earnings }: PayslipFigures): Cents {
  const premiums = earnings.filter(({ kind, insurance }) => kind === 'premium' && insurance === 'free')
  return totals.insuredRunningCents + totals.insuredOneTimeCents + sum(premiums.map(({ cents }) => cents))
}
