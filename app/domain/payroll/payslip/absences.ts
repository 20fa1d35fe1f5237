import { Temporal } from 'temporal-polyfill'
import { refuseIf } from '../errors'
import { lastDayOfMonths } from './calendar-month'
import type { PayslipInput } from './input'

/** § 7 (3) sentence 1 SGB IV. */
const INSURED_MONTHS_UNPAID = 1

type Absence = PayslipInput['absences'][number]

/**
 * Days of a month that stay liable to contributions. Sickness benefit, maternity protection and parental leave
 * end them at once; unpaid leave does so after a month, § 7 (3) SGB IV.
 * @throws PayrollRefusal `insured_days_given_twice`
 */
export function insuredDaysLeft(
  { absences, insuredDays }: PayslipInput,
  employed: { dates: readonly string[]; days: number },
): number {
  const { dates, days } = employed
  if (absences.length === 0) return Math.min(insuredDays ?? days, days)
  refuseIf(insuredDays !== undefined, 'insured_days_given_twice')
  const whole = absences.map((absence) => ({ ...absence, from: beginOf(absence, absences) }))
  const left = dates.filter((date) => !whole.some((absence) => isUninsured(absence, date))).length
  return left === dates.length ? days : Math.min(left, days)
}

/** Days on which pay continues: none is owed for these absences, § 326 (1) BGB, § 15 BEEG, § 3 (1) EFZG. */
export function paidDates(absences: readonly Absence[], dates: readonly string[]): readonly string[] {
  if (absences.length === 0) return dates
  return dates.filter((date) => !absences.some((absence) => covers(absence, date)))
}

/** For unpaid leave that continues without a working day between; other absences have no month of grace. */
function beginOf({ kind, from }: Absence, absences: readonly Absence[]): string {
  if (kind !== 'unpaid') return from
  const dayBefore = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString()
  const before = absences.find((one) => one.kind === kind && one.from < from && (one.to ?? from) >= dayBefore)
  return before ? beginOf(before, absences) : from
}

function isUninsured(absence: Absence, date: string): boolean {
  const { kind, from } = absence
  const isOver = kind !== 'unpaid' || date > lastDayOfMonths(from, INSURED_MONTHS_UNPAID)
  return isOver && covers(absence, date)
}

function covers({ from, to }: Absence, date: string): boolean {
  return date >= from && (to === undefined || date <= to)
}
