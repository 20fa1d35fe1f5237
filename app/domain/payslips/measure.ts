import Big from 'big.js'
import type { Cents } from '../money'
import type { Explanation, RuleKey } from '../payroll/explanation'
import type { PayPart } from '../payroll/social-insurance/insured-month'
import type { PayslipLineView } from './view'

/** What a line's amount comes from, as far as two columns can say it: quantity × rate, or base × rate. */
export type Measure = Pick<PayslipLineView, 'quantity' | 'rate' | 'baseCents'>

/** An amount that stands for itself. */
export const NO_MEASURE: Measure = { quantity: null, rate: null, baseCents: null }

/** The figures of a rule: which one is the base, and which one the rate if one rate is all there is to it. */
type Names = readonly [base: string, rate?: string]

/** By the day or in the transition zone shares are found in several steps, so no one rate would give the amount. */
const EMPLOYEE: Partial<Record<RuleKey, Names>> = {
  church_tax: ['base', 'rate'],
  flat_tax: ['base', 'rate'],
  halves: ['base', 'half'],
  care: ['base', 'employeeRate'],
  zone_share: ['employeeBase', 'half'],
  zone_care: ['employeeBase'],
  minijob_pension: ['base', 'employeeRate'],
  minijob_pension_minimum: ['base'],
}

const EMPLOYER: Partial<Record<RuleKey, Names>> = {
  halves: ['base', 'half'],
  employer_half_only: ['base', 'half'],
  care: ['base', 'employerRate'],
  minijob_flat_share: ['base', 'rate'],
  minijob_pension: ['pay', 'rate'],
  minijob_pension_minimum: ['pay', 'rate'],
  levy: ['base', 'rate'],
}

/** Rules whose figures are the whole month's; what is one-time is the difference that it makes to the month. */
const OF_THE_MONTH: readonly RuleKey[] = [
  'zone_share',
  'zone_care',
  'minijob_flat_share',
  'minijob_pension',
  'minijob_pension_minimum',
]

/** How the employee's amount was measured. */
export function employeeMeasure(explanation: Explanation, part: PayPart): Measure {
  const measure = measureBy(EMPLOYEE, explanation, part)
  const isCareAlone = centsOf(explanation, 'surcharge') === 0 && centsOf(explanation, 'reduction') === 0
  if (explanation.rule !== 'zone_care' || measure === NO_MEASURE || !isCareAlone) return measure
  return { ...measure, rate: textOf(explanation, 'half') }
}

/** How the employer's amount was measured. */
export function employerMeasure(explanation: Explanation, part: PayPart): Measure {
  return measureBy(EMPLOYER, explanation, part)
}

/** How pay was measured: hours and euro per hour; a premium's share of the wage is euro per hour too. */
export function payMeasure(explanation: Explanation): Measure {
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
