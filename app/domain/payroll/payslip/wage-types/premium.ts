import { type Amount, ONE, percent, type Rate, scaled, smaller } from '../../exact'
import { explained, money, percentage, plainNumber } from '../../explanation'
import { divideRounding } from '../../rounding'
import type { RuleKey } from '../../rules'
import type { MonthFigures } from '../../years/parts'
import type { Earning } from '../earning'
import { freeBy, RUNNING, type Treatment } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'

const HOURS_PLACES = 6
type Premium = Extract<WageTypeInput, { kind: 'premium' }>
const NIGHT: readonly Premium['work'][] = ['night', 'deep_night']
/** Basic wages that the sentence of `premium_free` names. */
const IN_SENTENCE = { taxedFrom: 50_00n, insuredFrom: 25_00n }

/** Up to three lines: exempt from both, exempt from tax only, and above the legal percentage or wage. */
export function premium(input: Premium, inMonth: MonthFigures): Earning[] {
  const limits = inMonth('premiums')
  const paid = percent(input.percent)
  const most = smaller(paid, limits[input.work])
  const wage = BigInt(input.basicWageCents)
  const of = (wageCounted: Amount, rate: Rate) =>
    divideRounding(scaled(input.hours, HOURS_PLACES) * wageCounted * rate, ONE * 10n ** BigInt(HOURS_PLACES))
  const all = of(wage, paid)
  const { nightWage, sundayAndHolidayWage, insuredWage: insuredFrom } = limits
  const taxedFrom = NIGHT.includes(input.work) ? nightWage : sundayAndHolidayWage
  const taxFree = of(smaller(wage, taxedFrom), most)
  const free = of(smaller(wage, insuredFrom), most)
  const figures = {
    hours: plainNumber(input.hours),
    wage: money(wage),
    percent: percentage(paid),
    most: percentage(most),
    all: money(all),
    taxFree: money(taxFree),
    free: money(free),
  }
  const isInSentence = taxedFrom === IN_SENTENCE.taxedFrom && insuredFrom === IN_SENTENCE.insuredFrom
  const line = (amount: Amount, treatment: Treatment, rule: RuleKey, more = {}): Earning => ({
    kind: 'premium',
    label: input.label,
    quantity: input.hours,
    ...treatment,
    amount,
    explanation: explained(rule, { ...figures, ...more }),
  })
  return [
    isInSentence
      ? line(free, freeBy('§ 3b EStG'), 'premium_free')
      : line(free, freeBy('§ 3b EStG'), 'premium_free_up_to', {
          taxedFrom: money(taxedFrom),
          insuredFrom: money(insuredFrom),
        }),
    line(taxFree - free, { ...freeBy('§ 3b EStG'), insurance: 'running' }, 'premium_insured'),
    line(all - taxFree, RUNNING, 'premium_taxed'),
  ].filter(({ amount }, index) => index === 0 || amount > 0n)
}
