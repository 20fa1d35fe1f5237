import Big from 'big.js'
import type { Explanation } from '../payroll/explanation'
import type { RuleKey } from '../payroll/rules'
import type { PayPart } from '../payroll/social-insurance/insured-month'
import type { Cents } from '../values/money'
import { EMPLOYEE, EMPLOYER, type Names, OF_THE_MONTH } from './measure-names'
import type { PayslipLineView } from './view'

/** Basis of a line's amount, if two columns can show it: quantity × rate, or base × rate. */
export type Measure = Pick<PayslipLineView, 'quantity' | 'rate' | 'baseCents'>

export const NO_MEASURE: Measure = { quantity: null, rate: null, baseCents: null }

/** Premiums under § 3b EStG are split by limits, so no single rate gives their amounts. */
const BY_THE_HOUR: readonly RuleKey[] = ['pay_hours', 'pay_overtime', 'pay_overtime_premium']

export function employeeMeasure(explanation: Explanation, part: PayPart): Measure {
  const measure = measureBy(EMPLOYEE, explanation, part)
  const isCareAlone = centsOf(explanation, 'surcharge') === 0 && centsOf(explanation, 'reduction') === 0
  if (explanation.rule !== 'zone_care' || measure === NO_MEASURE || !isCareAlone) return measure
  return { ...measure, rate: textOf(explanation, 'half') }
}

export function employerMeasure(explanation: Explanation, part: PayPart): Measure {
  return measureBy(EMPLOYER, explanation, part)
}

/** Hours and euros per hour; a premium's percentage of the wage is shown in euros per hour too. */
export function payMeasure(explanation: Explanation): Measure {
  if (!BY_THE_HOUR.includes(explanation.rule)) return NO_MEASURE
  const quantity = textOf(explanation, 'hours')
  const wage = centsOf(explanation, 'wage')
  if (quantity === null || wage === null) return NO_MEASURE
  const premium = textOf(explanation, 'premium')
  const share = premium === null ? new Big(1) : new Big(premium).div(100)
  const rate = new Big(wage).times(share).div(100)
  return { quantity, rate: premium === null ? rate.toFixed(2) : rate.toFixed(), baseCents: null }
}

function measureBy(rules: Partial<Record<RuleKey, Names>>, explanation: Explanation, part: PayPart): Measure {
  const names = rules[explanation.rule]
  if (!names || (part === 'one_time' && OF_THE_MONTH.includes(explanation.rule))) return NO_MEASURE
  const [base, rate] = names
  return {
    quantity: null,
    rate: rate === undefined ? null : textOf(explanation, rate),
    baseCents: centsOf(explanation, base),
  }
}

function centsOf({ figures }: Explanation, name: string): Cents | null {
  const figure = figures[name]
  return figure?.kind === 'money' ? figure.cents : null
}

function textOf({ figures }: Explanation, name: string): string | null {
  const figure = figures[name]
  return figure && figure.kind !== 'money' ? figure.value : null
}
