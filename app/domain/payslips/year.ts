import type { MonthText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { type PayslipTotals, sumOfTotals } from './totals'
import type { PayslipLineView, PayslipView, YearSums } from './view'

/** What was paid from January to a month before the first payslip here. */
export interface Opening {
  /** Last month included. */
  until: MonthText
  /** Null means unknown, not zero. */
  sums: YearSums
  /** If fewer than the months have; otherwise null. */
  insuredDays: number | null
  taxDays: number | null
}

/** A PDF-only payslip has no sums; one of release 0.2.0 has none by kind. */
export interface EarlierSlip {
  month: MonthText
  totals: PayslipTotals | null
  view: Says | null
}

type Says = Pick<PayslipView, 'lines' | 'facts'> & PayslipTotals
type Slip = Says & Pick<PayslipView, 'month'>

export interface YearSoFar {
  year: NonNullable<PayslipView['year']>
  yearToDate: PayslipTotals
}

/** Adds up a year. After a month with unknown sums, or without the opening sums, it begins later than January and says so. */
export function yearSoFar(
  slip: Slip,
  earlier: readonly EarlierSlip[],
  opening: Opening | undefined,
): YearSoFar {
  const open = opening && opening.until < slip.month ? opening : undefined
  const unknown = earlier.findLast(({ month, view }) => !view && month > (open?.until ?? ''))?.month
  const begin = unknown ?? open?.until ?? ''
  const counted = earlier.flatMap(({ month, view }) => (view && month > begin ? [{ ...view, month }] : []))
  const isWhole = open !== undefined && unknown === undefined
  const since = isWhole ? `${slip.month.slice(0, 4)}-01` : (counted[0]?.month ?? slip.month)
  const sums = added([...(isWhole ? [open.sums] : []), ...[...counted, slip].map(yearSumsOf)])
  const known = earlier.flatMap(({ month, totals }) =>
    totals && month > (open?.until ?? '') ? [totals] : [],
  )
  return {
    year: { since, ...sums },
    yearToDate: sumOfTotals([...(open ? [totalsOf(open.sums)] : []), ...known, slip]),
  }
}

function yearSumsOf({ lines, facts, grossCents, netCents, payoutCents }: Slip): YearSums {
  return {
    grossCents,
    taxableCents: (facts?.taxableRunningCents ?? 0) + (facts?.taxableOneTimeCents ?? 0),
    wageTaxCents: amountOf(lines, 'tax', 'wage_tax'),
    solidarityCents: amountOf(lines, 'tax', 'solidarity'),
    churchTaxCents: amountOf(lines, 'tax', 'church_tax'),
    healthBaseCents: facts?.healthBaseCents ?? 0,
    pensionBaseCents: facts?.pensionBaseCents ?? 0,
    healthCents:
      amountOf(lines, 'social_insurance', 'health') +
      amountOf(lines, 'social_insurance', 'additional_health'),
    careCents: amountOf(lines, 'social_insurance', 'care'),
    pensionCents: amountOf(lines, 'social_insurance', 'pension'),
    unemploymentCents: amountOf(lines, 'social_insurance', 'unemployment'),
    netCents,
    payoutCents,
  }
}

const CODES = ['', '_one_time', '_equalisation'] as const

function amountOf(lines: readonly PayslipLineView[], kind: PayslipLineView['kind'], code: string): Cents {
  const isOf = (line: PayslipLineView) =>
    line.kind === kind && CODES.map((end) => `${code}${end}`).includes(line.code)
  return sum(lines.filter(isOf).map(({ amountCents }) => amountCents))
}

function added([first, ...others]: readonly YearSums[]): YearSums {
  if (!first) throw new Error('a year of no payslip')
  const names = Object.keys(first) as (keyof YearSums)[]
  return Object.fromEntries(
    names.map((name) => [name, sumOfKnown([first, ...others].map((each) => each[name]))]),
  ) as YearSums
}

function sumOfKnown(amounts: readonly (Cents | null)[]): Cents | null {
  return amounts.reduce<Cents | null>((all, one) => (all === null || one === null ? null : all + one), 0)
}

/** Of the known ones; `YearSums` says which are unknown. */
function totalsOf({ ...known }: YearSums): PayslipTotals {
  const sums = Object.fromEntries(Object.entries(known).map(([name, cents]) => [name, cents ?? 0])) as Record<
    keyof YearSums,
    Cents
  >
  const { grossCents, netCents, payoutCents } = sums
  return {
    grossCents,
    taxCents: sums.wageTaxCents + sums.solidarityCents + sums.churchTaxCents,
    socialInsuranceCents: sums.healthCents + sums.careCents + sums.pensionCents + sums.unemploymentCents,
    netCents,
    payoutCents,
  }
}
