import { PayrollRefusal } from '../payroll/errors'
import { planInputOf } from '../payroll/payslip/plan-input'
import { churchTax, churchTaxRate } from '../payroll/wage-tax/church-tax'
import type { WageTaxInput } from '../payroll/wage-tax/input'
import { wageTax } from '../payroll/wage-tax/wage-tax'
import type { Figures } from '../payroll/years/figures'
import { type Cents, sum } from '../values/money'
import { type AccountAmount, accountAmounts } from './account-amounts'
import { interruptionsOf } from './interruptions'
import { knownMonths, type PersonYear, unknownMonths } from './person-year'

/** With this many employees on 31 December it becomes a duty, § 42b (1) sentence 2 EStG. */
export const DUTY_FROM_PEOPLE = 10

/**
 * Why somebody is left out, § 42b (1) sentence 3 EStG. `figures_missing`, `severance` and `church_changed` are limits of
 * Zahltag, not of the law.
 */
export const OBSTACLES = [
  ...([
    'declined',
    'figures_missing',
    'not_whole_year',
    'flat_taxed',
    'class_five_or_six',
    'class_changed',
  ] as const),
  ...(['factor', 'allowance', 'interruption', 'replacement', 'insurance_changed'] as const),
  ...(['severance', 'church_changed'] as const),
] as const

export type Obstacle = (typeof OBSTACLES)[number]

export interface YearTaxes {
  wageTaxCents: Cents
  solidarityCents: Cents
  churchTaxCents: Cents
}

export interface Equalisation {
  obstacles: Obstacle[]
  withheld: YearTaxes
  /** By the year's pay; undefined if there is an obstacle. */
  ofYear: YearTaxes | undefined
  /** Never negative: § 42b (3) sentence 1 EStG provides for refunds only. */
  refund: YearTaxes | undefined
}

/**
 * The employer's equalisation of a year's wage tax, § 42b EStG: the year's tax by the characteristics of its last month,
 * beside what was withheld by the month. Whoever declines it is left out, § 42b (1) sentence 3 number 1 EStG.
 */
export function equalisationOf(of: PersonYear, figures: Figures, isDeclined = false): Equalisation {
  const months = knownMonths(of)
  const total = (name: AccountAmount) =>
    sum(months.map(({ of: { result } }) => accountAmounts(result, 0)[name]))
  const withheld = {
    wageTaxCents: total('wageTax'),
    solidarityCents: total('solidarity'),
    churchTaxCents: total('churchTax') + total('churchTaxOfSpouse'),
  }
  const none = { withheld, ofYear: undefined, refund: undefined }
  if (isDeclined) return { ...none, obstacles: ['declined'] }
  // A month without pay may have no payslip.
  if (isWholeYear(of) && interruptionsOf(of).length > 0) return { ...none, obstacles: ['interruption'] }
  if (months.length < 12 || of.opening || unknownMonths(of).length > 0)
    return { ...none, obstacles: [isWholeYear(of) ? 'figures_missing' : 'not_whole_year'] }
  if (months.some(({ of: { input } }) => !input.taxCard)) return { ...none, obstacles: ['flat_taxed'] }
  const plans = plansOf(of, figures)
  if (!plans) return { ...none, obstacles: ['figures_missing'] }
  const obstacles = OBSTACLES.filter((obstacle) => IS_IN_THE_WAY[obstacle]?.(of, plans))
  const last = plans.at(-1)
  const state = months.at(-1)?.of.input.employer.state
  if (obstacles.length > 0 || !last || state === undefined) return { ...none, obstacles }
  const ofYear = yearTaxes({ plan: last, payCents: total('taxable'), state }, of, figures)
  return { obstacles, withheld, ofYear, refund: refundOf(withheld, ofYear) }
}

type Check = (of: PersonYear, plans: readonly WageTaxInput[]) => boolean

const IS_IN_THE_WAY: Partial<Record<Obstacle, Check>> = {
  not_whole_year: (of) => !isWholeYear(of),
  class_five_or_six: (_, plans) => plans.some(({ taxClass }) => taxClass >= 5),
  class_changed: (_, plans) => isChanged(plans, ({ taxClass }) => taxClass),
  factor: (_, plans) => plans.some(({ factor }) => factor !== undefined),
  allowance: (of, plans) =>
    plans.some(({ allowanceCents, additionCents }) => Boolean(allowanceCents || additionCents)) ||
    knownMonths(of).some(({ of: { input } }) => {
      const { allowance, addition } = input.taxCard ?? {}
      return Boolean(allowance?.annualCents || addition?.annualCents)
    }),
  replacement: (of) =>
    knownMonths(of).some(({ of: { result } }) => accountAmounts(result, 0).replacement !== 0),
  insurance_changed: (_, plans) => isChanged(plans, insuranceOf),
  severance: (of) => knownMonths(of).some(({ of: { result } }) => accountAmounts(result, 0).severance !== 0),
  church_changed: (of, plans) =>
    isChanged(plans, ({ isChurchMember }) => isChurchMember) ||
    isChanged(knownMonths(of), ({ of: { input } }) => input.employer.state),
}

/** What the lump sum for insurance is made of: its parts, and the fund's additional rate. */
function insuranceOf({ hasPensionInsurance, hasUnemploymentInsurance, health, care }: WageTaxInput): string {
  return JSON.stringify([hasPensionInsurance, hasUnemploymentInsurance, health, care])
}

function isChanged<One>(all: readonly One[], by: (one: One) => unknown): boolean {
  return new Set(all.map(by)).size > 1
}

function isWholeYear(of: PersonYear): boolean {
  const months = knownMonths(of).map(({ of: { result } }) => result.employment)
  const [first, last] = [`${of.year}-01-01`, `${of.year}-12-31`]
  // Earlier payslips may name an exit that was withdrawn later.
  const to = months.at(-1)?.to
  return months.every(({ from }) => from <= first) && (to === undefined || to >= last)
}

/** Undefined if official figures of the year have been withdrawn since. */
function plansOf(of: PersonYear, figures: Figures): WageTaxInput[] | undefined {
  try {
    return knownMonths(of).map(({ of: { input } }) => planInputOf(input, figures))
  } catch (error) {
    if (error instanceof PayrollRefusal) return undefined
    throw error
  }
}

interface YearPay {
  plan: WageTaxInput
  payCents: Cents
  state: string
}

function yearTaxes({ plan, payCents, state }: YearPay, { year }: PersonYear, figures: Figures): YearTaxes {
  const parameters = figures.wageTax(`${year}-12`)
  const { oneTime: _, ...running } = plan
  const tax = wageTax({ ...running, period: 'year', payCents }, parameters)
  const church = plan.isChurchMember
    ? churchTax(BigInt(tax.churchBaseCents), churchTaxRate(state, parameters))
    : 0n
  return {
    wageTaxCents: tax.wageTaxCents,
    solidarityCents: tax.solidarityCents,
    churchTaxCents: Number(church),
  }
}

function refundOf(withheld: YearTaxes, ofYear: YearTaxes): YearTaxes {
  const back = (name: keyof YearTaxes) => Math.max(0, withheld[name] - ofYear[name])
  return {
    wageTaxCents: back('wageTaxCents'),
    solidarityCents: back('solidarityCents'),
    churchTaxCents: back('churchTaxCents'),
  }
}
