import { refuseIf } from '../errors'
import { ageLimitOf } from '../parameters/age-limit'
import type { CareSituation } from '../social-insurance/shares'
import type { PayslipInput } from './input'

const MONTHS = 12
const CHILDLESS_SURCHARGE_AGE = 23
const CHILD_AGE_LIMIT = 25
const AGE_RELIEF_AGE = 64
const MOST_COUNTED_CHILDREN = 5
/** § 55 (3) sentence 2 SGB XI. */
const FIRST_BIRTH_DATE_WITH_SURCHARGE = '1940-01-01'

/**
 * The marker of § 1 (2) no. 2 EBV: surcharge, number of children, parenthood without counted children, or
 * too young or too old for the surcharge.
 */
export type CareMarker = '0' | '1' | '2' | '3' | '4' | '5' | 'parent' | 'under_23' | 'born_before_1940'

/** Childless surcharge and counted children in care insurance in a month, § 55 (3), (3a) SGB XI. */
export function careSituationOf(input: PayslipInput, month: string): CareSituation {
  const { employer, employee, employment } = input
  const { isParent, childBirthDates, birthDate } = employee
  refuseIf(!isParent && childBirthDates.length > 0, 'children_without_parenthood')
  const children = childBirthDates.filter((born) => isUnder25(born, month))
  return {
    isSaxony: (employment.placeOfWork ?? employer.state) === 'SN',
    // From the month after the 23rd birthday.
    isChildless:
      !isParent &&
      birthDate >= FIRST_BIRTH_DATE_WITH_SURCHARGE &&
      month > monthOfCompletion(birthDate, CHILDLESS_SURCHARGE_AGE),
    childrenUnder25: children.length,
  }
}

/** Whether the regular age limit was reached in an earlier month, § 35, § 235 SGB VI. */
export function isPastAgeLimit(birthDate: string, month: string): boolean {
  const limit = ageLimitOf(Number(birthDate.slice(0, 4)))
  return month > monthOfCompletion(birthDate, limit.years, limit.months)
}

export function careMarkerOf(
  care: CareSituation,
  { isParent, birthDate }: PayslipInput['employee'],
): CareMarker {
  if (care.isChildless) return '0'
  if (!isParent && birthDate < FIRST_BIRTH_DATE_WITH_SURCHARGE) return 'born_before_1940'
  if (!isParent) return 'under_23'
  if (care.childrenUnder25 === 0) return 'parent'
  return String(Math.min(care.childrenUnder25, MOST_COUNTED_CHILDREN)) as CareMarker
}

/** The calendar year after the 64th birthday (AJAHR), undefined if it has not begun; § 24a EStG. */
export function ageReliefYearOf(birthDate: string, year: number): number | undefined {
  const first = Number(monthOfCompletion(birthDate, AGE_RELIEF_AGE).slice(0, 4)) + 1
  return first <= year ? first : undefined
}

/** Until the end of the month in which they complete their 25th year. */
function isUnder25(born: string, month: string): boolean {
  return born.slice(0, 7) <= month && month <= monthOfCompletion(born, CHILD_AGE_LIMIT)
}

/**
 * A year of life is completed on the day before the birthday, § 187 (2), § 188 (2) BGB: for a birthday on the first, in the
 * previous month.
 */
function monthOfCompletion(birthDate: string, years: number, months = 0): string {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  let inYear = year + years
  let inMonth = month + months - (day === 1 ? 1 : 0)
  for (; inMonth > MONTHS; inMonth -= MONTHS) inYear += 1
  for (; inMonth < 1; inMonth += MONTHS) inYear -= 1
  return `${inYear}-${String(inMonth).padStart(2, '0')}`
}
