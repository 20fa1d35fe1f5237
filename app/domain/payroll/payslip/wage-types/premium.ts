import { type Amount, ONE, percent, type Rate, scaled, smaller } from '../../exact'
import { explained, money, percentage, plainNumber } from '../../explanation'
import { divideRounding } from '../../rounding'
import type { Earning } from '../earnings'
import { freeBy, RUNNING, type Treatment } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'

const HOURS_PLACES = 6
/** § 3b (2) sentence 1 EStG, and § 1 (1) sentence 1 no. 1 SvEV. */
const WAGE_FREE_OF_TAX: Amount = 50_00n
const WAGE_FREE_OF_CONTRIBUTIONS: Amount = 25_00n
/** § 3b (1), (3) EStG. */
const MOST: Record<Premium['work'], string> = {
  night: '25',
  deep_night: '40',
  sunday: '50',
  holiday: '125',
  special_holiday: '150',
}

type Premium = Extract<WageTypeInput, { kind: 'premium' }>

/** Up to three lines: free of both, free of tax alone, and what is above the law's percentage or wage. */
export function premium(input: Premium): Earning[] {
  const paid = percent(input.percent)
  const most = smaller(paid, percent(MOST[input.work]))
  const wage = BigInt(input.basicWageCents)
  const of = (wageCounted: Amount, rate: Rate) =>
    divideRounding(scaled(input.hours, HOURS_PLACES) * wageCounted * rate, ONE * 10n ** BigInt(HOURS_PLACES))
  const all = of(wage, paid)
  const taxFree = of(smaller(wage, WAGE_FREE_OF_TAX), most)
  const free = of(smaller(wage, WAGE_FREE_OF_CONTRIBUTIONS), most)
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
