import { type Amount, divideRounding, notNegative, smaller } from '../exact'

export const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 360n

/** The ceiling for a number of insured days: a 360th of the yearly ceiling each, rounded once, § 223 (3) SGB V. */
export function ceilingFor(yearlyCeiling: Amount, insuredDays: number): Amount {
  return divideRounding(yearlyCeiling * BigInt(insuredDays), DAYS_A_YEAR)
}

/** Running pay as far as it is liable to contributions. */
export function runningBase(pay: Amount, yearlyCeiling: Amount, insuredDays: number): Amount {
  return smaller(pay, ceilingFor(yearlyCeiling, insuredDays))
}

/** What the year has seen so far, this month's running pay included. */
interface YearSoFar {
  insuredDays: number
  /** Pay that was liable to contributions of the branch, one-time pay included. */
  base: Amount
}

/** One-time pay as far as the pro-rata yearly ceiling leaves room, § 23a (3) SGB IV. */
export function oneTimeBase(pay: Amount, yearlyCeiling: Amount, year: YearSoFar): Amount {
  return smaller(pay, notNegative(ceilingFor(yearlyCeiling, year.insuredDays) - year.base))
}

/** Pay of some days as if it were a whole month's of 30. */
export function raisedToMonth(pay: Amount, insuredDays: number): Amount {
  return insuredDays === 0 ? 0n : divideRounding(pay * BigInt(DAYS_A_MONTH), BigInt(insuredDays))
}

/** A whole month's amount for some of its 30 days. */
export function loweredToDays(amount: Amount, insuredDays: number): Amount {
  return divideRounding(amount * BigInt(insuredDays), BigInt(DAYS_A_MONTH))
}
