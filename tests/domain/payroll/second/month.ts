/** A month of 2026 as the second calculation sees it; money in cents, days as insured days. */
export interface Month {
  /** 1 to 12. */
  number: number
  key: Key
  /** Agreed for the month; somebody who enters during it gets calendar days of it. */
  cents: number
  /** 1 for people employed before. */
  entryDay: number
  oneTime: number
  /** Days of the month on which nothing is owed of the salary. */
  away: { first: number; last: number; isInsured: boolean } | undefined
  /** The employment ended with the month before; only one-time pay is left. */
  isOver: boolean
  /** Whose claim is attached by the table, with so many dependants. */
  dependants: number | undefined
  /** Liable to contributions, fewer than 30 where continued pay has ended. */
  days: number
  /** Pay of other insured jobs, and of other Minijobs. */
  jobs: number[]
  minijobs: number
  taxClass: 1 | 2 | 3 | 4 | 5 | 6
  /** Tenths. */
  childAllowances: number
  allowance: number
  /** A Minijob taxed by its card. */
  hasCard: boolean
  isChurch: boolean
  isBavaria: boolean
  isSaxony: boolean
  isParent: boolean
  childrenUnder25: number
  /** Of the fund, in hundredths of a percent; last December's. */
  additional: number
  additionalBefore: number
  year: Sums
  lastYear: Sums
  /** What other jobs had this year. */
  otherYear: { health: number; pension: number }
  /** Expected pay of the year without this month's one-time pay. */
  expected: number
  isInU1: boolean
  isLevied: boolean
  premium: { health: number; care: number; tax: number }
}

interface Sums {
  days: number
  health: number
  pension: number
}

export const KEYS = [
  ...(['1111', '3111', '9111', '0110', '1011', '0100', '3321', '1121', '0320', 'director'] as const),
  ...(['short', '6100', '6500', '0500', 'zone', 'zone of a pensioner'] as const),
] as const
export type Key = (typeof KEYS)[number]

/** Health, pension, unemployment and care insurance: the digits of the contribution group. */
export function digitsOf(key: Key): string {
  if (key === 'zone') return '1111'
  if (key === 'zone of a pensioner') return '3321'
  return key === 'short' || key === 'director' ? '0000' : key
}

export const isMinijob = (key: Key) => key === '6100' || key === '6500' || key === '0500'
export const isZone = (key: Key) => key.startsWith('zone')
export const isPensioner = (key: Key) => key === '3321' || key === '0320' || key === 'zone of a pensioner'
export const isPastAgeLimit = (key: Key) => isPensioner(key) || key === '1121'

/** By name, zeros left out. */
export type Figures = Record<string, number>

/** Whole numbers only: `a` / `b`, half up. */
export const half = (a: bigint, b: bigint) => (2n * a + b) / (2n * b)

/** § 1 (2) BVV: hundred-thousandths of a rate; 7.3 % is 7_300. */
export const share = (base: bigint, rate: bigint) => half(base * rate, 100_000n)

export const least = (a: bigint, b: bigint) => (a < b ? a : b)
export const positive = (a: bigint) => (a < 0n ? 0n : a)

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
export const daysIn = ({ number }: Month) => DAYS_IN_MONTH[number - 1] ?? 30
export const employedDays = (month: Month) => daysIn(month) - month.entryDay + 1

/** Earned in the month: of a salary the calendar days on which it is owed. */
export function payOf(month: Month): bigint {
  const { away } = month
  if (month.isOver) return 0n
  const gone = away ? away.last - away.first + 1 : 0
  const paid = employedDays(month) - gone
  if (paid === daysIn(month)) return BigInt(month.cents)
  return half(BigInt(month.cents) * BigInt(paid), BigInt(daysIn(month)))
}
