import type { Amount, Rate } from '../exact'

/** Vorsorgepauschale, § 39b (2) sentence 5 no. 3 EStG (UPEVP). */
export interface Provision {
  pensionCeiling: Amount
  pensionRate: Rate
  healthCeiling: Amount
  careCeiling: Amount
  /** Half the reduced health rate, § 243 SGB V. */
  healthRate: Rate
  careRate: Rate
  careRateSaxony: Rate
  childlessRate: Rate
  reductionPerChild: Rate
  alternative: MinimumProvision | UnemploymentProvision
}

/**
 * Until 2025: a minimum share of pay (VSP2, VHB), and the typical subsidy deducted from a private premium.
 */
export interface MinimumProvision {
  kind: 'minimum'
  rate: Rate
  cap: Amount
  capClassThree: Amount
  /** KVSATZAG and PVSATZAG, for privately insured employees with a subsidy (PKV = 2). */
  subsidy: { healthRate: Rate; careRate: Rate; careRateSaxony: Rate }
}

/** From 2026: unemployment insurance counts up to a cap shared with health and care (VSPALV, VSPHB). */
export interface UnemploymentProvision {
  kind: 'unemployment'
  rate: Rate
  cap: Amount
}
