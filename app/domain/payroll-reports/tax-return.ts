import { type CHURCH_MARKS, isOfChurch } from '../payroll/church-marks'
import type { PayslipInput } from '../payroll/payslip/input'
import type { PayslipFigures } from '../payroll/unexplained'
import { added, type Counted } from '../payroll-month/counted'
import { type Cents, sum } from '../values/money'

type Church = (typeof CHURCH_MARKS)[number]

/** Figures of the Lohnsteuer-Anmeldung (form of 2026, BMF of 14 Aug 2025), by their Kennzahl. */
export interface TaxReturnFigures {
  /** 42: withheld by tax card. */
  wageTaxCents: Cents
  /** 41: flat taxes of the employer without § 37b EStG; that of Minijobs goes to the Minijob-Zentrale. */
  flatTaxCents: Cents
  /** 49, with that on flat taxes. */
  solidarityCents: Cents
  /** 61, 62 and those of the state; with church tax on flat taxes, which goes by each member's church (decision 104). */
  churches: { church: Church; cents: Cents }[]
  /** 83. */
  totalCents: Cents
}

export interface TaxReturn extends TaxReturnFigures {
  /** 86: people with pay that is taxed here; by a correction alone only if it changes pay or tax. */
  people: number
  /** Wage tax apart by the year of the pay, § 41a (1) sentence 1 no. 1 EStG; newest first. */
  years: { year: string; wageTaxCents: Cents }[]
  /** By the state of the establishment, whose church tax offices get it. */
  states: { state: string; churches: TaxReturnFigures['churches'] }[]
}

/** What is owed to the tax office for one or several payroll months. */
export function taxReturnOf(counted: readonly Counted[]): TaxReturn {
  const dues = counted.flatMap(duesOf)
  const years = [...new Set(dues.map(({ year }) => year))].sort().reverse()
  const states = [...new Set(dues.map(({ state }) => state))].sort()
  const people = counted.filter(isPaidHere)
  return {
    ...figuresOf(dues),
    people: new Set(people.map(({ employee }) => employee.id)).size,
    years: years.map((year) => ({
      year,
      wageTaxCents: figuresOf(dues.filter((due) => due.year === year)).wageTaxCents,
    })),
    states: states
      .map((state) => ({ state, churches: churchesOf(dues.filter((due) => due.state === state)) }))
      .filter(({ churches }) => churches.length > 0),
  }
}

/** Given back of the year's taxes, and taken off all figures, § 42b (3) sentence 2 EStG. */
export function refundedIn(counted: readonly Counted[]): Cents {
  const of = ({ taxes }: PayslipFigures) =>
    0 - sum(taxes.filter(({ part }) => part === 'equalisation').map(({ cents }) => cents))
  return sum(counted.map((one) => added(one, of)))
}

interface Due {
  tax: 'wage_tax' | 'flat_tax' | 'solidarity' | Church
  state: string
  year: string
  cents: Cents
}

function duesOf({ now, input, before, month }: Counted): Due[] {
  const of = (slip: PayslipFigures, from: PayslipInput, sign: 1 | -1) =>
    duesOfSlip(slip, from).map(({ tax, cents }) => ({
      tax,
      state: from.employer.state,
      year: month.slice(0, 4),
      cents: cents * sign,
    }))
  return [...of(now, input, 1), ...(before ? of(before.slip, before.input, -1) : [])]
}

function duesOfSlip(slip: PayslipFigures, input: PayslipInput): Pick<Due, 'tax' | 'cents'>[] {
  const church = input.taxCard?.church ?? input.employee.church
  const { churchShares, employerCosts } = slip
  return [
    ...slip.taxes.flatMap(({ tax, cents }): Pick<Due, 'tax' | 'cents'>[] => {
      if (tax === 'flat_tax') return []
      if (tax !== 'church_tax') return [{ tax, cents }]
      return churchShares ? [] : [{ tax: markOf(church, cents), cents }]
    }),
    ...(churchShares ?? []).map((share) => ({ tax: share.church, cents: share.cents })),
    ...employerCosts.flatTaxes.flatMap(({ taxCents, solidarityCents, churchCents }) => [
      { tax: 'flat_tax' as const, cents: taxCents },
      { tax: 'solidarity' as const, cents: solidarityCents },
      ...(churchCents === 0 ? [] : [{ tax: markOf(church, churchCents), cents: churchCents }]),
    ]),
  ]
}

function markOf(church: string | undefined, cents: Cents): Church {
  if (isOfChurch(church)) return church
  throw new Error(`church tax of ${cents} without a church`)
}

function figuresOf(dues: readonly Due[]): TaxReturnFigures {
  const of = (tax: Due['tax']) => sum(dues.filter((due) => due.tax === tax).map(({ cents }) => cents))
  return {
    wageTaxCents: of('wage_tax'),
    flatTaxCents: of('flat_tax'),
    solidarityCents: of('solidarity'),
    churches: churchesOf(dues),
    totalCents: sum(dues.map(({ cents }) => cents)),
  }
}

/** In the order of the form: Protestant, Catholic, others by mark. */
const FIRST: readonly Due['tax'][] = ['ev', 'rk']
const NO_CHURCH_TAX: readonly Due['tax'][] = ['wage_tax', 'flat_tax', 'solidarity']

function churchesOf(dues: readonly Due[]): TaxReturnFigures['churches'] {
  const marks = [...new Set(dues.map(({ tax }) => tax))].filter((tax) => !NO_CHURCH_TAX.includes(tax)).sort()
  const ordered = [
    ...FIRST.filter((mark) => marks.includes(mark)),
    ...marks.filter((mark) => !FIRST.includes(mark)),
  ]
  return ordered.map((mark) => ({
    church: mark as Church,
    cents: sum(dues.filter(({ tax }) => tax === mark).map(({ cents }) => cents)),
  }))
}

function isPaidHere(one: Counted): boolean {
  const { now, before } = one
  if (!before) return isTaxedHere(now)
  const taxes = new Map<string, Cents>()
  for (const { tax, cents } of duesOf(one)) taxes.set(tax, (taxes.get(tax) ?? 0) + cents)
  const isChanged = added(one, ({ totals }) => totals.grossCents) !== 0 || [...taxes.values()].some(Boolean)
  return isChanged && (isTaxedHere(now) || isTaxedHere(before.slip))
}

/** Taxed by card or by the employer's flat taxes; not if the Minijob-Zentrale alone collects the tax. */
function isTaxedHere({ taxes, employerCosts }: PayslipFigures): boolean {
  return taxes.length > 0 || employerCosts.flatTaxes.length > 0
}
