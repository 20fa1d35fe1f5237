/**
 * Months added to 65 years by year of birth, § 235 (2) SGB VI; born from 1964 on the limit is 67, § 35 SGB VI.
 */
const MONTHS_ABOVE_65: Readonly<Record<number, number>> = {
  1947: 1,
  1948: 2,
  1949: 3,
  1950: 4,
  1951: 5,
  1952: 6,
  1953: 7,
  1954: 8,
  1955: 9,
  1956: 10,
  1957: 11,
  1958: 12,
  1959: 14,
  1960: 16,
  1961: 18,
  1962: 20,
  1963: 22,
}
export const AGE_LIMIT_SOURCE = '§ 35 sentence 2, § 235 (2) SGB VI, from 1 Jan 2012'

const FIRST_YEAR_OF_67 = 1964
const MONTHS_OF_67 = 24

export function ageLimitOf(birthYear: number): { years: 65; months: number } {
  const months = birthYear >= FIRST_YEAR_OF_67 ? MONTHS_OF_67 : (MONTHS_ABOVE_65[birthYear] ?? 0)
  return { years: 65, months }
}
