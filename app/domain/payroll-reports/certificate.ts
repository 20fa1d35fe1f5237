import type { CalculationFigures } from '../payroll/calculation'
import type { LegalBasis } from '../payroll/payslip/treatment'
import { type AccountAmount, accountAmounts } from '../person-years/account-amounts'
import { interruptionsOf } from '../person-years/interruptions'
import { knownMonths, type PersonYear, unknownMonths } from '../person-years/person-year'
import type { DateText } from '../values/calendar'
import { type Cents, sum } from '../values/money'

/** Lines of the wage tax certificate that are amounts, by their number on the form. */
export const CERTIFICATE_LINES = [
  ...(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'] as const),
  ...(['15', '16a', '16b', '17', '18', '19', '20', '21'] as const),
  ...(['22a', '22b', '23a', '23b', '24a', '24b', '24c', '25', '26', '27', '28'] as const),
] as const

export type CertificateLineNumber = (typeof CERTIFICATE_LINES)[number]

/** Dropped from the form in 2026 (Federal Ministry of Finance, 29 Aug 2025). */
const LAST_YEAR_OF_LINE_28 = '2025'

export interface CertificateLine {
  line: CertificateLineNumber
  /** Of all months whose figures are known. */
  cents: Cents
  /** Why the amount may lack something: the months before the first payslip, payslips that are only PDFs, or the line itself. */
  unknown: 'opening' | 'slips' | 'line' | null
  /** Less what was given back of the year's taxes, § 42b (4) sentence 2 EStG. */
  isAfterRefund: boolean
}

export interface Certificate {
  year: string
  /** Line 1; both undefined if nothing was calculated. */
  from: DateText | undefined
  to: DateText | undefined
  /** Line 2. */
  interruptions: number
  letters: string[]
  lines: CertificateLine[]
  /** Pay past the age limit that is free of tax, § 3 no. 21 EStG. */
  ageLimitCents: Cents
  /** Somebody who was only ever taxed at a flat rate gets none. */
  isDue: boolean
}

/** What the opening sums say of a line; all others are unknown before the first payslip. */
const OPENING_SUMS = {
  '3': 'taxableCents',
  '4': 'wageTaxCents',
  '5': 'solidarityCents',
  '6': 'churchTaxCents',
  '23a': 'pensionCents',
  '25': 'healthCents',
  '26': 'careCents',
  '27': 'unemploymentCents',
} as const

/** Lines for what Zahltag does not calculate at all, and so never paid. */
const NEVER: readonly CertificateLineNumber[] = [
  ...(['8', '9', '10', '11', '12', '13', '14'] as const),
  ...(['16a', '16b', '21', '23b'] as const),
]

/** Figures of a person's wage tax certificate, § 41b (1) EStG, line by line. */
export function certificateOf(of: PersonYear): Certificate {
  const months = knownMonths(of)
  const slips = months.map(({ of: { result } }) => result)
  const cards = slips.filter(({ taxCard }) => taxCard)
  const isLeftOut = months.some(
    ({ of: { input, result } }) =>
      input.earlierEmployers === 'unknown' && result.taxes.some(({ part }) => part === 'one_time'),
  )
  const year = { first: `${of.year}-01-01`, last: `${of.year}-12-31` }
  const froms = slips.map(({ employment }) => employment.from).sort()
  const to = slips.at(-1)?.employment.to
  return {
    year: of.year,
    from: froms[0] && (froms[0] > year.first ? froms[0] : year.first),
    to: slips.length === 0 ? undefined : to && to < year.last ? to : year.last,
    interruptions: interruptionsOf(
      of.year,
      months.map((month) => month.of),
    ).length,
    letters: isLeftOut ? ['S'] : [],
    lines: CERTIFICATE_LINES.filter((line) => line !== '28' || of.year <= LAST_YEAR_OF_LINE_28).map((line) =>
      lineOf(of, line),
    ),
    ageLimitCents: sum(slips.map(({ ageLimitAllowance }) => ageLimitAllowance?.cents ?? 0)),
    isDue: cards.length > 0 || of.opening !== undefined,
  }
}

function lineOf(of: PersonYear, line: CertificateLineNumber): CertificateLine {
  const known = sum(knownMonths(of).map((month) => centsOf(line, month.of)))
  const less = LESS[line]
  const isAfterRefund =
    less !== undefined && knownMonths(of).some((month) => accountAmounts(month.of.result, 0)[less] !== 0)
  const as = (cents: Cents, unknown: CertificateLine['unknown']) => ({ line, cents, unknown, isAfterRefund })
  if (NEVER.includes(line)) return as(0, of.opening ? 'opening' : null)
  if (line === '28') return as(known, 'line')
  const name = line in OPENING_SUMS ? OPENING_SUMS[line as keyof typeof OPENING_SUMS] : undefined
  const before = of.opening ? (name ? of.opening.sums[name] : null) : 0
  const isUnknown = before === null ? 'opening' : unknownMonths(of).length > 0 ? 'slips' : null
  return as(known + (before ?? 0), isUnknown)
}

const LESS: Partial<Record<CertificateLineNumber, AccountAmount>> = {
  '4': 'wageTaxBack',
  '5': 'solidarityBack',
  '6': 'churchTaxBack',
  '7': 'churchTaxOfSpouseBack',
}
const AMOUNTS: Partial<Record<CertificateLineNumber, AccountAmount>> = {
  '3': 'taxable',
  '4': 'wageTax',
  '5': 'solidarity',
  '6': 'churchTax',
  '7': 'churchTaxOfSpouse',
  '15': 'replacement',
  '19': 'severance',
  '22a': 'pensionEmployer',
  '22b': 'pensionSubsidy',
  '23a': 'pension',
  '24c': 'careSubsidy',
  '25': 'health',
  '26': 'care',
  '27': 'unemployment',
}
const BASES: Partial<Record<CertificateLineNumber, LegalBasis>> = {
  '17': '§ 3 no. 15 EStG',
  '18': '§ 40 (2) sentence 2 EStG',
  '20': '§ 3 no. 16 EStG',
}
/** Digit of a voluntary member; one who pays the fund directly is reported with 0. */
const VOLUNTARY = '9'

function centsOf(line: CertificateLineNumber, { input, result: slip }: CalculationFigures): Cents {
  // Pay that is taxed at a flat rate is not certified, nor are the contributions on it.
  if (!slip.taxCard) return 0
  const amount = AMOUNTS[line]
  const less = LESS[line]
  const amounts = accountAmounts(slip, 0)
  if (amount) return amounts[amount] - (less ? amounts[less] : 0)
  const basis = BASES[line]
  if (basis) return sum(slip.totals.byBasis.filter((one) => one.basis === basis).map(({ cents }) => cents))
  const isStatutory =
    slip.employment.contributionGroup.startsWith(VOLUNTARY) || input.employment.paysFundDirectly
  const { healthSubsidy } = amounts
  if (line === '24a') return isStatutory ? healthSubsidy : 0
  return line === '24b' && !isStatutory ? healthSubsidy : 0
}
