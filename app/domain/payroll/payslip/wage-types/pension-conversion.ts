import { type Amount, notNegative, ONE, smaller } from '../../exact'
import { explained, money } from '../../explanation'
import type { SocialInsuranceParameters } from '../../parameters/social-insurance-parameters'
import type { MonthFigures } from '../../years/parts'
import type { Earning } from '../earning'
import { RUNNING } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'
import { lineOf } from './capped'

/**
 * Pay converted into a company pension. The employer's part uses up the limits first; the rest exempts converted pay from
 * contributions, then from tax only. Above both, it remains taxed and insured and is paid from net pay.
 */
export function pensionConversion(
  input: Extract<WageTypeInput, { kind: 'pension_conversion' }>,
  of: MonthFigures,
  { pensionCeiling }: SocialInsuranceParameters,
): { lines: Earning[]; fromNet: Amount } {
  const { freeOfTax, freeOfContributions } = of('conversion')
  const amount = BigInt(input.amountCents)
  const used = BigInt(input.usedThisYearCents) + BigInt(input.employerCents)
  const taxRoom = notNegative((pensionCeiling * freeOfTax) / ONE - used)
  const contributionRoom = notNegative((pensionCeiling * freeOfContributions) / ONE - used)
  const free = smaller(amount, contributionRoom)
  const taxFree = smaller(amount, taxRoom)
  const figures = {
    amount: money(amount),
    contributionRoom: money(contributionRoom),
    taxRoom: money(taxRoom),
    free: money(free),
    taxFree: money(taxFree),
  }
  const basis = '§ 3 no. 63 EStG' as const
  const lines: Earning[] = [
    {
      ...lineOf(input, { ...RUNNING, basis }),
      amount: -free,
      explanation: explained('conversion_free', figures),
    },
    {
      ...lineOf(input, { ...RUNNING, insurance: 'free', basis }),
      amount: -(taxFree - free),
      explanation: explained('conversion_tax_free', figures),
    },
  ]
  return { lines: lines.filter(({ amount: each }) => each !== 0n), fromNet: amount - taxFree }
}
