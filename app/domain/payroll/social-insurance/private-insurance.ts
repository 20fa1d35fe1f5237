import { type Amount, notNegative, type Rate, smaller } from '../exact'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { divideRounding, roundedShare } from '../rounding'
import { careBaseRates } from './shares'

const DAYS_A_MONTH = 30n

/** A premium and the employer's subsidy to it, tax-free under § 3 no. 62 EStG. */
export interface PrivateSubsidy {
  amount: Amount
  /** Half the premium for the entitled days. */
  half: Amount
  /** The cap: the employer's share in statutory insurance. */
  maximum: Amount
}

/** Insured days of the month, and the job's share if there are several. */
interface PremiumTime {
  days: number
  share?: ShareOfJobs | undefined
}

/** A job's share of the pay of all insured jobs, each up to the ceiling. */
export interface ShareOfJobs {
  own: Amount
  all: Amount
}

/**
 * Half the premium, at most what the employer would pay to statutory insurance on the same pay, § 257 (2) SGB V, § 61 (2)
 * SGB XI. In a part month, half the premium for its days. Several employers share it in proportion to pay, § 257 (2)
 * sentence 5 SGB V.
 */
export function privateSubsidy(
  base: Amount,
  premium: Amount,
  { days, share = { own: 1n, all: 1n } }: PremiumTime,
  rate: Rate,
): PrivateSubsidy {
  const half = divideRounding(premium * BigInt(days) * share.own, 2n * DAYS_A_MONTH * share.all)
  const maximum = roundedShare(base, rate)
  return { amount: smaller(half, maximum), half, maximum }
}

/**
 * One-time pay raises the base; the limit is the part of the premium that the year's subsidies have not used, just as the
 * ceiling of one-time pay is a yearly one (decision 103).
 */
export function subsidyOnOneTimePay(
  base: { running: Amount; all: Amount },
  rate: Rate,
  year: { half: Amount; paid: Amount },
): { amount: Amount; maximum: Amount; unused: Amount } {
  const maximum = roundedShare(base.all, rate) - roundedShare(base.running, rate)
  const unused = notNegative(year.half - year.paid)
  return { amount: smaller(unused, maximum), maximum, unused }
}

/** Half the general rate, or half the reduced rate without entitlement to sick pay, and half the average additional rate. */
export function subsidyHealthRate({ health }: SocialInsuranceParameters, hasSickPayClaim: boolean): Rate {
  const rate = hasSickPayClaim ? health.generalRate : health.reducedRate
  return (rate + health.averageAdditionalRate) / 2n
}

export function subsidyCareRate({ care }: SocialInsuranceParameters, isSaxony: boolean): Rate {
  return careBaseRates(isSaxony, care).employer
}
