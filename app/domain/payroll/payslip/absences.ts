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
  { absences, insuredDays, month }: PayslipInput,
  employed: { first: string; last: string; days: number },
): number {
  const { first, last, days } = employed
  if (absences.length === 0) return Math.min(insuredDays ?? days, days)
  refuseIf(insuredDays !== undefined, 'insured_days_given_twice')
  let left = 0
  let all = 0
  for (let day = Number(first.slice(8)); day <= Number(last.slice(8)); day++) {
    const date = `${month}-${String(day).padStart(2, '0')}`
    all += 1
    if (!absences.some((absence) => isUninsured(absence, date))) left += 1
  }
  return left === all ? days : Math.min(left, days)
}

function isUninsured({ kind, from, to }: Absence, date: string): boolean {
  const isOver = kind === 'unpaid' ? date > lastDayOfMonths(from, INSURED_MONTHS_UNPAID) : date >= from
  return isOver && (to === undefined || date <= to)
}
