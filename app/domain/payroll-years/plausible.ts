import type { Amount, Rate } from '../payroll/exact'
import { EURO, larger } from '../payroll/exact'
import type { Tariff } from '../payroll/parameters/wage-tax-parameters'
import { incomeTax } from '../payroll/wage-tax/income-tax'
import type { PartFigures, PartName } from '../payroll/years/parts'
import type { PayrollYear } from '../payroll/years/year-file'

/** Contradictions of a year's figures to each other, each a code with a sentence. */
export const CONTRADICTIONS = [
  ...(['minijob_limit', 'zone_begins', 'tariff_jumps', 'class_four', 'provision_ceilings'] as const),
  ...(['provision_rates', 'health_ceiling_by_law'] as const),
] as const
export type Contradiction = (typeof CONTRADICTIONS)[number]

/** § 8 (1a) SGB IV. */
const MINIJOB_HOURS = 130n
const MONTHS_OF_QUARTER = 3n
/** § 223 (4) SGB V. */
const ABOVE_OLD_LIMIT: Amount = 3_600_00n
const FIRST_YEAR_OF_RULE = 2027
/** Two zones meet without a jump; each result is cut to whole euros. */
const MOST_JUMP: Amount = 2n * EURO

export function contradictionsOf(year: PayrollYear): Contradiction[] {
  const of = figuresOfJanuary(year)
  return CONTRADICTIONS.filter((code) => !HOLDS[code](of, year.year))
}

type Read = <Part extends PartName>(part: Part) => PartFigures<Part> | undefined

/** Undefined where the part is missing: then it contradicts nothing. */
function figuresOfJanuary({ year, parts }: PayrollYear): Read {
  const month = `${year}-01`
  return (part) => parts[part].spells.find(({ from, until }) => from <= month && month <= until)?.figures
}

const HOLDS: Record<Contradiction, (of: Read, year: number) => boolean> = {
  minijob_limit: (of) => {
    const [wage, minijob] = [of('minimumWage'), of('minijob')]
    if (!wage || !minijob) return true
    const exact = wage.hourly * MINIJOB_HOURS
    const inEuros = (exact + MONTHS_OF_QUARTER * EURO - 1n) / (MONTHS_OF_QUARTER * EURO)
    return minijob.limit === inEuros * EURO
  },
  zone_begins: (of) => of('zone') === undefined || of('zone')?.lowerLimit === of('minijob')?.limit,
  tariff_jumps: (of) => {
    const tax = of('wageTax')
    return !tax || isSmooth({ basicAllowance: tax.basicAllowance, zones: tax.zones })
  },
  class_four: (of) => {
    const tax = of('wageTax')
    return !tax || tax.childAllowanceInClassFour * 2n === tax.childAllowance
  },
  provision_ceilings: (of) => {
    const tax = of('wageTax')
    if (!tax) return true
    return (
      isSame(tax.provisionHealthCeiling, of('healthCeiling')?.yearly) &&
      isSame(tax.provisionCareCeiling, of('careCeiling')?.yearly) &&
      isSame(tax.provisionPensionCeiling, of('pensionCeiling')?.yearly)
    )
  },
  provision_rates: (of) => {
    const tax = of('wageTax')
    return !tax || ratesOf(of).every(([name, expected]) => isSame(tax[name], expected))
  },
  health_ceiling_by_law: (of, year) => {
    const [health, limits] = [of('healthCeiling'), of('payLimits')]
    if (!health || !limits || year < FIRST_YEAR_OF_RULE) return true
    return health.yearly === limits.privateSince2002 + ABOVE_OLD_LIMIT
  },
}

type ProvisionRate = Extract<
  keyof PartFigures<'wageTax'>,
  `provision${'Pension' | 'Health' | 'Care'}Rate` | 'provisionCareRateSaxony' | 'provisionChildlessRate'
>

/** The employee's shares, § 39b (2) sentence 5 no. 3 EStG. */
function ratesOf(of: Read): [ProvisionRate, Rate | undefined][] {
  const [care, health, pension] = [of('careRates'), of('healthRates'), of('pensionRate')]
  const inSaxony = care && care.saxonyAlone + (care.rate - care.saxonyAlone) / 2n
  return [
    ['provisionPensionRate', pension && pension.rate / 2n],
    ['provisionHealthRate', health && health.reduced / 2n],
    ['provisionCareRate', care && care.rate / 2n],
    ['provisionCareRateSaxony', inSaxony],
    ['provisionChildlessRate', care?.childless],
  ]
}

function isSame(one: bigint, other: bigint | undefined): boolean {
  return other === undefined || one === other
}

function isSmooth(tariff: Tariff): boolean {
  let last = tariff.basicAllowance
  for (const [index, { end }] of tariff.zones.entries()) {
    if (end === undefined) return index === tariff.zones.length - 1
    const step = incomeTax(end + EURO, tariff) - incomeTax(end, tariff)
    if (end <= last || step < 0n || larger(step, MOST_JUMP) > MOST_JUMP) return false
    last = end
  }
  return false
}
