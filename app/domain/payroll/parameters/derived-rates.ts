import { ONE, type Rate } from '../exact'
import { divideRounding } from '../rounding'
import type { RateRule } from './minijob-parameters'
import type { SocialInsuranceParameters } from './social-insurance-parameters'

type Rates = Pick<SocialInsuranceParameters, 'health' | 'care' | 'pensionRate' | 'unemploymentRate'>

const FOUR_PLACES = 10_000n

/** From 2027: the general and the average additional rate together, § 249b sentence 1 SGB V. */
export function minijobHealthRate(rule: RateRule, { health }: Pick<Rates, 'health'>): Rate {
  return rule === 'by_rates' ? health.generalRate + health.averageAdditionalRate : rule
}

/** F: what a Minijob's employer pays by the rates of all insurances, to four decimals, § 20 (2a) sentence 2 SGB IV. */
export function zoneFactor(
  rule: RateRule,
  rates: Rates,
  minijob: SocialInsuranceParameters['minijob'],
): Rate {
  if (rule !== 'by_rates') return rule
  const { health, care, pensionRate, unemploymentRate } = rates
  const all = health.generalRate + health.averageAdditionalRate + care.rate + pensionRate + unemploymentRate
  const flat = minijob.healthRate + minijob.employerPensionRate
  return divideRounding(flat * FOUR_PLACES, all) * (ONE / FOUR_PLACES)
}
