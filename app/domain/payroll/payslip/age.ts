import { ageLimitOf } from '../parameters/age-limit'

const MONTHS = 12
const AGE_RELIEF_AGE = 64

/** Whether the regular age limit was reached in an earlier month, § 35, § 235 SGB VI. */
export function isPastAgeLimit(birthDate: string, month: string): boolean {
  const limit = ageLimitOf(Number(birthDate.slice(0, 4)))
  return month > monthOfCompletion(birthDate, limit.years, limit.months)
}

/** The calendar year after the 64th birthday (AJAHR), undefined if it has not begun; § 24a EStG. */
export function ageReliefYearOf(birthDate: string, year: number): number | undefined {
  const first = Number(monthOfCompletion(birthDate, AGE_RELIEF_AGE).slice(0, 4)) + 1
  return first <= year ? first : undefined
}

/**
 * A year of life is completed on the day before the birthday, § 187 (2), § 188 (2) BGB: for a birthday on the first, in the
 * previous month.
 */
export function monthOfCompletion(birthDate: string, years: number, months = 0): string {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  let inYear = year + years
  let inMonth = month + months - (day === 1 ? 1 : 0)
  for (; inMonth > MONTHS; inMonth -= MONTHS) inYear += 1
  for (; inMonth < 1; inMonth += MONTHS) inYear -= 1
  return `${inYear}-${String(inMonth).padStart(2, '0')}`
}
