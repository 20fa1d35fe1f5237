import { type Amount, ONE, percent, type Rate, scaled, smaller } from '../../exact'
import { explained, money, percentage, plainNumber } from '../../explanation'
import { wageTypeLimitsIn } from '../../parameters/wage-types'
import { divideRounding } from '../../rounding'
import type { Earning } from '../earning'
import { freeBy, RUNNING, type Treatment } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'

const HOURS_PLACES = 6
type Premium = Extract<WageTypeInput, { kind: 'premium' }>

/** Up to three lines: exempt from both, exempt from tax only, and above the legal percentage or wage. */
export function premium(input: Premium, month: string): Earning[] {
  const limits = wageTypeLimitsIn(month).premium
  const paid = percent(input.percent)
  const most = smaller(paid, limits[input.work])
  const wage = BigInt(input.basicWageCents)
  const of = (wageCounted: Amount, rate: Rate) =>
    divideRounding(scaled(input.hours, HOURS_PLACES) * wageCounted * rate, ONE * 10n ** BigInt(HOURS_PLACES))
  const all = of(wage, paid)
  const taxFree = of(smaller(wage, limits.wageFreeOfTax), most)
  const free = of(smaller(wage, limits.wageFreeOfContributions), most)
  const figures = {
    hours: plainNumber(input.hours),
    wage: money(wage),
    percent: percentage(paid),
    most: percentage(most),
    all: money(all),
    taxFree: money(taxFree),
    free: money(free),
  }
  const line = (amount: Amount, treatment: Treatment, rule: 'free' | 'insured' | 'taxed'): Earning => ({
    kind: 'premium',
    label: input.label,
    quantity: input.hours,
    ...treatment,
    amount,
    explanation: explained(`premium_${rule}`, figures),
  })
  return [
    line(free, freeBy('§ 3b EStG'), 'free'),
    line(taxFree - free, { ...freeBy('§ 3b EStG'), insurance: 'running' }, 'insured'),
    line(all - taxFree, RUNNING, 'taxed'),
  ].filter(({ amount }, index) => index === 0 || amount > 0n)
}
