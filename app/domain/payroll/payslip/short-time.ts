import { PayrollRefusal } from '../errors'
import { type Amount, notNegative, ONE, smaller } from '../exact'
import { explained, money, percentage, percentText } from '../explanation'
import { divideRounding, roundedShare } from '../rounding'
import { ceilingFor, DAYS_A_MONTH } from '../social-insurance/ceilings'
import type { TaxClass } from '../wage-tax/input'
import { wageTax } from '../wage-tax/wage-tax'
import type { PayrollMonth, ShortTime } from './payroll-month'

type Known = Pick<PayrollMonth, 'input' | 'period' | 'insured' | 'socialParameters' | 'taxParameters' | 'of'>

/** §§ 105, 106, 153 SGB III; undefined without short-time work. */
export function shortTimeOf(month: Known): ShortTime | undefined {
  const { input, insured, socialParameters, of: figures } = month
  const { shortTime } = input
  if (!shortTime) return undefined
  const { pensionCeiling } = socialParameters
  const full = smaller(BigInt(shortTime.fullPayCents), ceilingFor(pensionCeiling, DAYS_A_MONTH))
  const actual = smaller(notNegative(insured.running) + BigInt(shortTime.addedCents), full)
  const { withChild, withoutChild, flatContributions, insuredShare } = figures('shortTimeWork')
  const rate = shortTime.hasChild ? withChild : withoutChild
  const of = { full: flatNet(full, month), actual: flatNet(actual, month) }
  const lost = full - actual
  return {
    allowance: roundedShare(notNegative(of.full.net - of.actual.net), rate),
    explanation: explained('short_time_allowance', {
      full: money(of.full.pay),
      fullTax: money(of.full.tax),
      actual: money(of.actual.pay),
      actualTax: money(of.actual.tax),
      flat: percentage(flatContributions),
      rate: percentage(rate),
    }),
    fictitious: {
      amount: roundedShare(lost, insuredShare),
      branches: ['health', 'care', 'pension'],
      ceilingShare: ONE,
      explanation: explained('base_short_time', {
        full: money(full),
        actual: money(actual),
        share: percentage(insuredShare),
      }),
    },
  }
}

/**
 * Rounded pay less a flat share for contributions, wage tax and Soli. That tax uses only what applies to everyone: no
 * allowances, no children, the average additional rate, care insurance without surcharge.
 */
function flatNet(pay: Amount, { input, period, taxParameters, socialParameters, of }: Known) {
  const { taxCard } = input
  if (!taxCard) throw new PayrollRefusal('tax_card_missing')
  const { step, flatContributions } = of('shortTimeWork')
  const rounded = divideRounding(pay, step) * step
  const { wageTaxCents, solidarityCents } = wageTax(
    {
      year: period.year,
      period: 'month',
      payCents: Number(rounded),
      taxClass: taxCard.taxClass as TaxClass,
      ...(taxCard.factor !== undefined && { factor: taxCard.factor }),
      health: {
        kind: 'statutory',
        additionalRate: percentText(socialParameters.health.averageAdditionalRate),
      },
    },
    taxParameters,
  )
  const tax = BigInt(wageTaxCents + solidarityCents)
  return { pay: rounded, tax, net: rounded - roundedShare(rounded, flatContributions) - tax }
}
