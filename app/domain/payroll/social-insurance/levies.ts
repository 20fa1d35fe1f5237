import { type Amount, type Rate, roundedShare } from '../exact'

/** Rates of the employer's levies; 0 where the employer does not take part. */
export interface LevyRates {
  /** Continued pay in sickness, employers of up to 30, § 1 AAG. */
  u1: Rate
  /** Maternity. */
  u2: Rate
  /** Insolvency pay, § 358 SGB III. */
  insolvency: Rate
}

/** The employer's levies in cents. */
interface Levies {
  u1: Amount
  u2: Amount
  insolvency: Amount
}

/**
 * Levies on the pay that pension contributions are, or would be, measured by. One-time pay counts for insolvency pay
 * alone, § 7 (2) AAG, § 358 (2) SGB III.
 */
export function levies(base: { running: Amount; oneTime: Amount }, rates: LevyRates): Levies {
  return {
    u1: roundedShare(base.running, rates.u1),
    u2: roundedShare(base.running, rates.u2),
    insolvency: roundedShare(base.running + base.oneTime, rates.insolvency),
  }
}
