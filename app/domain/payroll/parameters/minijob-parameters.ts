import type { Amount, Rate } from '../exact'

/** A rate that the year publishes, or that the law derives from the year's other rates. */
export type RateRule = Rate | 'by_rates'

export interface MinijobParameters {
  /** § 8 (1a) SGB IV. */
  limit: Amount
  /** § 249b sentence 1 SGB V: 13 % by law until 2026, then derived. */
  healthRate: Rate
  /** § 172 (3) SGB VI. */
  employerPensionRate: Rate
  /** § 163 (8) SGB VI. */
  minimumPensionBase: Amount
  /** § 40a (2) EStG. */
  flatTaxRate: Rate
  /** Levies of the Minijob-Zentrale, § 7 AAG. */
  u1Rate: Rate
  u2Rate: Rate
}
