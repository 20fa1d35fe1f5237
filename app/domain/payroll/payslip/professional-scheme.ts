import { type Amount, smaller } from '../exact'
import { type Explanation, explained, money, percentage } from '../explanation'
import { divideRounding, roundedShare } from '../rounding'
import { oneTimeBase, runningBase } from '../social-insurance/ceilings'
import { recordOfYear } from './history'
import type { PayrollMonth } from './month'

/**
 * Half of the premium to a professional scheme, at most the employer's share in pension insurance, § 172a SGB
 * VI; tax free under § 3 no. 62 EStG.
 */
export function professionalSubsidy(
  month: PayrollMonth,
): { amount: Amount; explanation: Explanation } | undefined {
  const { input, insured, period, socialParameters } = month
  const { pensionExemption, professionalPremiumCents } = input.employment
  if (pensionExemption !== 'professional_scheme') return undefined
  const { pensionCeiling, pensionRate } = socialParameters
  const running = runningBase(insured.running, pensionCeiling, period.insuredDays)
  const { days = 0, cents = 0 } = recordOfYear(input)?.insured.unemployment ?? {}
  const year = { days: days + period.insuredDays, base: BigInt(cents) + running }
  const base = running + oneTimeBase(insured.oneTime, pensionCeiling, year)
  const maximum = roundedShare(base, pensionRate / 2n)
  const premium = BigInt(professionalPremiumCents ?? maximum * 2n)
  const figures = {
    premium: money(premium),
    base: money(base),
    rate: percentage(pensionRate / 2n),
    maximum: money(maximum),
  }
  return {
    amount: smaller(divideRounding(premium, 2n), maximum),
    explanation: explained('professional_subsidy', figures),
  }
}
