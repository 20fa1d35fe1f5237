import type { Amount, Rate } from '../exact'
import { roundedShare } from '../rounding'

/** 0 if the employer does not take part. */
export interface LevyRates {
  /** Sick pay, for employers of up to 30, § 1 AAG. */
  u1: Rate
  /** Maternity. */
  u2: Rate
  /** Insolvency pay, § 358 SGB III. */
  insolvency: Rate
}

/** In cents. */
interface Levies {
  u1: Amount
  u2: Amount
  insolvency: Amount
}

/**
 * Levied on the actual or hypothetical base of pension contributions. One-time pay counts only for insolvency pay, § 7 (2)
 * AAG, § 358 (2) SGB III.
 */
export function levies(base: { running: Amount; oneTime: Amount }, rates: LevyRates): Levies {
  return {
    u1: roundedShare(base.running, rates.u1),
    u2: roundedShare(base.running, rates.u2),
    insolvency: roundedShare(base.running + base.oneTime, rates.insolvency),
  }
}
