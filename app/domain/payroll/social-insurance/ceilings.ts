import { type Amount, notNegative, smaller, total } from '../exact'
import { divideRounding } from '../rounding'

export const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 360n

/** The ceiling for a number of insured days: a 360th of the yearly ceiling each, rounded once, § 223 (3) SGB V. */
export function ceilingFor(yearlyCeiling: Amount, insuredDays: number): Amount {
  return divideRounding(yearlyCeiling * BigInt(insuredDays), DAYS_A_YEAR)
}

/**
 * Running pay with other insured jobs: each is capped at the ceiling; if together they exceed it, they share it in
 * proportion, § 22 (2) SGB IV.
 */
export function runningBaseBeside(
  pay: Amount,
  others: readonly Amount[],
  yearlyCeiling: Amount,
  insuredDays: number,
): Amount {
  const ceiling = ceilingFor(yearlyCeiling, insuredDays)
  const { own, all } = pooledPay(pay, others, ceiling)
  return all <= ceiling ? own : divideRounding(ceiling * own, all)
}

/** The other jobs' liable pay in that case. */
export function othersBase(
  pay: Amount,
  others: readonly Amount[],
  yearlyCeiling: Amount,
  insuredDays: number,
): Amount {
  const ceiling = ceilingFor(yearlyCeiling, insuredDays)
  const { all } = pooledPay(pay, others, ceiling)
  return smaller(all, ceiling) - runningBaseBeside(pay, others, yearlyCeiling, insuredDays)
}

/** Each job's pay up to the ceiling. */
export function pooledPay(pay: Amount, others: readonly Amount[], ceiling: Amount) {
  const own = smaller(pay, ceiling)
  return { own, all: own + total(others.map((other) => smaller(other, ceiling))) }
}

/** The year so far, including this month's running pay. */
interface YearSoFar {
  days: number
  /** Pay liable to contributions of the branch, including one-time pay. */
  base: Amount
}

/** One-time pay up to the room left below the pro-rata yearly ceiling, § 23a (3) SGB IV. */
export function oneTimeBase(pay: Amount, yearlyCeiling: Amount, year: YearSoFar): Amount {
  return smaller(pay, notNegative(ceilingFor(yearlyCeiling, year.days) - year.base))
}

/** Extrapolates the pay of some days to a month of 30. */
export function raisedToMonth(pay: Amount, insuredDays: number): Amount {
  return insuredDays === 0 ? 0n : divideRounding(pay * BigInt(DAYS_A_MONTH), BigInt(insuredDays))
}

/** A whole month's amount, reduced to some of its 30 days. */
export function loweredToDays(amount: Amount, insuredDays: number): Amount {
  return divideRounding(amount * BigInt(insuredDays), BigInt(DAYS_A_MONTH))
}
