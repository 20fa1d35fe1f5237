import { type Amount, notNegative, ONE, type Rate, smaller } from '../exact'
import { retirementAllowanceOf } from '../parameters/retirement-allowance'
import { wholeEuros, wholeEurosUp } from '../rounding'

const MONTHS = 12n
/** Lump sum for expenses of a pension, § 9a sentence 1 no. 1 b EStG. */
const EXPENSES_LUMP_SUM: Amount = 102_00n

/** What the allowance for a pension of a former employer depends on, in cents. */
export interface RetirementTerms {
  /** VJAHR. */
  firstYear: number
  /** VBEZM: of the first whole month, and VBEZS: expected special payments of the first year. */
  firstMonth: Amount
  firstSpecial: Amount
  /** ZMVB: months of the year with a pension. */
  months: bigint
}

/** The pension within a year's pay, and its exempt part. */
export interface RetirementOfYear {
  /** ZVBEZJ. */
  pay: Amount
  /** FVB. */
  allowance: Amount
  /** FVBZ, before it is cut to what the allowance leaves. */
  supplement: Amount
}

const NONE: RetirementOfYear = { pay: 0n, allowance: 0n, supplement: 0n }

/**
 * Allowance and supplement of a year (MRE4: FVB, FVBZ; FVBSO, FVBZSO with `deathBenefit`), § 19 (2) EStG. `isYear` for a
 * yearly pay period, whose amounts shrink with the months.
 */
export function retirementOfYear(
  pay: Amount,
  terms: RetirementTerms,
  { isYear, deathBenefit }: { isYear: boolean; deathBenefit: Amount },
): RetirementOfYear {
  if (pay === 0n) return NONE
  const { rate, maximum, supplement } = retirementAllowanceOf(terms.firstYear)
  const months = isYear ? terms.months : MONTHS
  const inMonths = (yearly: Amount) => wholeEurosUp(ceilingDivision(yearly * months, MONTHS))
  const base = terms.firstMonth * months + terms.firstSpecial
  const allowance = smaller(smaller(shareUp(base, rate), inMonths(maximum)), pay)
  const withDeath = smaller(allowance + shareUp(deathBenefit, rate), maximum)
  const most = wholeEurosUp(inMonths(supplement) + deathBenefit)
  return {
    pay,
    allowance: withDeath,
    supplement: smaller(cutTo(most, base + deathBenefit - withDeath), supplement),
  }
}

/** The supplement limited to the rest of the pension, and the lump sum for expenses (MZTABFB: ZVBEZ, FVBZ, ANP). */
export function retirementTableAllowances({ pay, allowance, supplement }: RetirementOfYear): {
  taxed: Amount
  supplement: Amount
  expenses: Amount
} {
  const taxed = notNegative(pay - allowance)
  const left = taxed < supplement ? wholeEuros(taxed) : supplement
  return { taxed, supplement: left, expenses: smaller(wholeEurosUp(taxed - left), EXPENSES_LUMP_SUM) }
}

function cutTo(amount: Amount, most: Amount): Amount {
  return amount > most ? wholeEurosUp(most) : amount
}

function shareUp(amount: Amount, rate: Rate): Amount {
  return ceilingDivision(amount * rate, ONE)
}

/** For a dividend that is not negative. */
function ceilingDivision(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}
