import { type Amount, smaller } from '../exact'
import { type Explanation, explained, money, percentage } from '../explanation'
import { divideRounding, roundedShare } from '../rounding'
import type { Contributions } from '../social-insurance/contribution-rows'
import type { PayrollMonth } from './payroll-month'

/**
 * Half the premium to a professional scheme, at most the employer's share in pension insurance, § 172a SGB VI; tax-free
 * under § 3 no. 62 EStG. The base of pension insurance would be that of unemployment insurance, which shares the ceiling
 * with other jobs and follows the March rule.
 */
export function professionalSubsidy(
  { input, socialParameters }: PayrollMonth,
  { liable }: Contributions,
): { amount: Amount; explanation: Explanation } | undefined {
  const { pensionExemption, professionalPremiumCents } = input.employment
  if (pensionExemption !== 'professional_scheme') return undefined
  const { pensionRate } = socialParameters
  const base = liable.running.unemployment + liable.oneTime.unemployment
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
