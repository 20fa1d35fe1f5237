import type { CalculationFigures } from '../payroll/calculation'
import { PayrollRefusal } from '../payroll/errors'
import { refundOf, taxesOfYear, type YearTaxes } from '../payroll/payslip/equalised-taxes'
import type { PayslipInput } from '../payroll/payslip/input'
import { planInputOf } from '../payroll/payslip/plan-input'
import type { WageTaxInput } from '../payroll/wage-tax/input'
import type { Figures } from '../payroll/years/figures'
import { type Cents, sum } from '../values/money'
import { type AccountAmount, accountAmounts } from './account-amounts'
import { churchesOf, insuranceOf, premiumOf } from './characteristics'
import { interruptionsOf } from './interruptions'
import { knownMonths, type PersonYear, unknownMonths } from './person-year'

/** With this many employees on 31 December it becomes a duty, § 42b (1) sentence 2 EStG. */
export const DUTY_FROM_PEOPLE = 10

const MONTHS_A_YEAR = 12

/**
 * Why somebody is left out, § 42b (1) sentence 3 EStG. `figures_missing`, `severance`, `church_changed`,
 * `premium_changed`, `children_changed` and `two_records` are limits of Zahltag, not of the law.
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
  ...(['severance', 'church_changed', 'premium_changed', 'children_changed', 'two_records'] as const),
] as const

export type Obstacle = (typeof OBSTACLES)[number]

export interface Equalisation {
  obstacles: Obstacle[]
  withheld: YearTaxes
  /** By the year's pay; undefined if there is an obstacle. */
  ofYear: YearTaxes | undefined
  /** Never negative: § 42b (3) sentence 1 EStG provides for refunds only. */
  refund: YearTaxes | undefined
  /** What the payslip of December gives back. */
  paid: YearTaxes
}

/** What is known of somebody besides the payslips, and stands against it alone. */
export type KnownObstacle = Extract<Obstacle, 'declined' | 'two_records'>

/**
 * The employer's equalisation of a year's wage tax, § 42b EStG: the year's tax by the characteristics of its last month,
 * beside what was withheld by the month.
 */
export function equalisationOf(of: PersonYear, figures: Figures, against?: KnownObstacle): Equalisation {
  const known = knownOf(of)
  const withheld = withheldIn(known.amounts)
  const paid = paidIn(known.amounts)
  const { obstacles, last } = standingOf(known, figures, against)
  const state = known.calculations.at(-1)?.input.employer.state
  if (obstacles.length > 0 || !last || state === undefined)
    return { obstacles, withheld, ofYear: undefined, refund: undefined, paid }
  const ofYear = taxesOfYear(last, taxableIn(known.amounts), state, figures.wageTax(`${of.year}-12`))
  return { obstacles, withheld, ofYear, refund: refundOf(withheld, ofYear), paid }
}

/** What the calculation of December needs of the months `before` it, or what stands against it. */
export function equalisationInputOf(
  before: PersonYear,
  december: CalculationFigures,
  figures: Figures,
): { obstacles: Obstacle[]; equalisation: PayslipInput['equalisation'] } {
  const known = knownOf(before, december)
  const { obstacles } = standingOf(known, figures)
  if (obstacles.length > 0) return { obstacles, equalisation: undefined }
  const amounts = known.amounts.slice(0, -1)
  return { obstacles, equalisation: { taxableCents: taxableIn(amounts), ...withheldIn(amounts) } }
}

/** A year's payslips, oldest first, with their amounts. */
interface Known {
  year: string
  isInPart: boolean
  calculations: CalculationFigures[]
  amounts: Record<AccountAmount, Cents>[]
}

function knownOf(of: PersonYear, ...more: readonly CalculationFigures[]): Known {
  const calculations = [...knownMonths(of).map((month) => month.of), ...more]
  return {
    year: of.year,
    isInPart: of.opening !== undefined || unknownMonths(of).length > 0,
    calculations,
    amounts: calculations.map(({ result }) => accountAmounts(result, 0)),
  }
}

function withheldIn(amounts: Known['amounts']): YearTaxes {
  const total = (name: AccountAmount) => sum(amounts.map((one) => one[name]))
  return {
    wageTaxCents: total('wageTax'),
    solidarityCents: total('solidarity'),
    churchTaxCents: total('churchTax') + total('churchTaxOfSpouse'),
  }
}

function paidIn(amounts: Known['amounts']): YearTaxes {
  const total = (name: AccountAmount) => sum(amounts.map((one) => one[name]))
  return {
    wageTaxCents: total('wageTaxBack'),
    solidarityCents: total('solidarityBack'),
    churchTaxCents: total('churchTaxBack') + total('churchTaxOfSpouseBack'),
  }
}

function taxableIn(amounts: Known['amounts']): Cents {
  return sum(amounts.map(({ taxable }) => taxable))
}

/** What stands against it; `last` is what the plan was given for the last month. */
type Standing = { obstacles: Obstacle[]; last?: WageTaxInput | undefined }

function standingOf(known: Known, figures: Figures, against?: KnownObstacle): Standing {
  const { year, calculations, isInPart } = known
  if (against) return { obstacles: [against] }
  // A month without pay may have no payslip.
  if (isWholeYear(known) && interruptionsOf(year, calculations).length > 0)
    return { obstacles: ['interruption'] }
  if (calculations.length < MONTHS_A_YEAR || isInPart)
    return { obstacles: [isWholeYear(known) ? 'figures_missing' : 'not_whole_year'] }
  if (calculations.some(({ input }) => !input.taxCard)) return { obstacles: ['flat_taxed'] }
  const plans = plansOf(known, figures)
  if (!plans) return { obstacles: ['figures_missing'] }
  const obstacles = OBSTACLES.filter((obstacle) => IS_IN_THE_WAY[obstacle]?.(known, plans))
  return { obstacles, last: plans.at(-1) }
}

type Check = (of: Known, plans: readonly WageTaxInput[]) => boolean

const IS_IN_THE_WAY: Partial<Record<Obstacle, Check>> = {
  not_whole_year: (of) => !isWholeYear(of),
  class_five_or_six: (_, plans) => plans.some(({ taxClass }) => taxClass >= 5),
  class_changed: (_, plans) => isChanged(plans, ({ taxClass }) => taxClass),
  factor: (_, plans) => plans.some(({ factor }) => factor !== undefined),
  allowance: ({ calculations }, plans) =>
    plans.some(({ allowanceCents, additionCents }) => Boolean(allowanceCents || additionCents)) ||
    calculations.some(({ input }) => {
      const { allowance, addition } = input.taxCard ?? {}
      return Boolean(allowance?.annualCents || addition?.annualCents)
    }),
  replacement: ({ amounts }) => amounts.some(({ replacement }) => replacement !== 0),
  insurance_changed: (_, plans) => isChanged(plans, insuranceOf),
  // Number 5 names the surcharge for the childless; that it means reductions for children too is not settled.
  children_changed: (_, plans) =>
    !isChanged(plans, insuranceOf) && isChanged(plans, ({ care }) => care?.reductions ?? 0),
  severance: ({ amounts }) => amounts.some(({ severance }) => severance !== 0),
  church_changed: ({ calculations }) =>
    isChanged(calculations, ({ input }) => churchesOf(input)) ||
    isChanged(calculations, ({ input }) => input.employer.state),
  // The plan takes one premium for the whole year.
  premium_changed: (_, plans) => !isChanged(plans, insuranceOf) && isChanged(plans, premiumOf),
}

function isChanged<One>(all: readonly One[], by: (one: One) => unknown): boolean {
  return new Set(all.map(by)).size > 1
}

function isWholeYear({ year, calculations }: Known): boolean {
  const employments = calculations.map(({ result }) => result.employment)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  // Earlier payslips may name an exit that was withdrawn later.
  const to = employments.at(-1)?.to
  return employments.every(({ from }) => from <= first) && (to === undefined || to >= last)
}

/** Undefined if official figures of the year have been withdrawn since. */
function plansOf({ calculations }: Known, figures: Figures): WageTaxInput[] | undefined {
  try {
    return calculations.map(({ input }) => planInputOf(input, figures))
  } catch (error) {
    if (error instanceof PayrollRefusal) return undefined
    throw error
  }
}
