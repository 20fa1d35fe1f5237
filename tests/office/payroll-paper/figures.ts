import type { ReportPay } from '~/domain/insurance-reports/report-pay'
import type { YearRecord } from '~/domain/payroll/payslip/history-input'
import type { PayslipFigures } from '~/domain/payroll/unexplained'
import type { Certificate } from '~/domain/payroll-reports/certificate'
import type { Journal } from '~/domain/payroll-reports/journal'

export type Figures = Record<string, number>

/** Adds amounts of the same name, and leaves out what comes to nothing. */
export function added(amounts: readonly (readonly [name: string, cents: number])[]): Figures {
  const all: Figures = {}
  for (const [name, cents] of amounts) all[name] = (all[name] ?? 0) + cents
  return Object.fromEntries(Object.entries(all).filter(([, cents]) => cents !== 0))
}

const ONE_TIME = {
  running: '',
  one_time: ' one-time',
  fictitious: ' fictitious',
  equalisation: ' back',
} as const
const NET_ITEMS: readonly string[] = ['health_subsidy', 'care_subsidy', 'voluntary_health', 'voluntary_care']
const DEDUCTIONS: readonly string[] = ['benefit_in_kind', 'savings', 'garnishment', 'advance']

/** A payslip by the columns of the table. */
export function slipFigures(slip: PayslipFigures): Figures {
  const { contributions, taxes, bases, netItems, employerCosts, totals, net, payout } = slip
  return added([
    ['gross', totals.grossCents],
    ...bases.map(({ of, part, cents }) => [`base ${of}${ONE_TIME[part]}`, cents] as const),
    ...contributions.flatMap(({ branch, part, employeeCents, employerCents }) => {
      const name = `${branch === 'additional_health' ? 'additional' : branch}${ONE_TIME[part]}`
      return [
        [name, employeeCents],
        [`firm ${name}`, employerCents],
      ] as const
    }),
    ...taxes.map(({ tax, part, cents }) => {
      const name = tax === 'solidarity' ? 'soli' : tax.replace('_', ' ')
      return [`${name}${ONE_TIME[part]}`, cents] as const
    }),
    ['net', net.cents],
    ...netItems.map(({ kind, cents }) => {
      const isKnown = NET_ITEMS.includes(kind) || DEDUCTIONS.includes(kind)
      return [isKnown ? kind.replaceAll('_', ' ') : `unknown ${kind}`, cents] as const
    }),
    ['payout', payout.cents],
    ...employerCosts.levies.map(({ levy, cents }) => [levy, cents] as const),
    ['flat tax', employerCosts.flatTaxCents],
    ['company pension', employerCosts.pensionCents],
    ['cost', employerCosts.totalCents],
  ])
}

/** Sums of the year on its last payslip. */
const SLIP_SUMS = [
  ['gross', 'grossCents'],
  ['net', 'netCents'],
  ['payout', 'payoutCents'],
  ['wage tax', 'wageTaxCents'],
  ['soli', 'solidarityCents'],
  ['church tax', 'churchTaxCents'],
  ['health', 'healthCents'],
  ['care', 'careCents'],
  ['pension', 'pensionCents'],
  ['unemployment', 'unemploymentCents'],
] as const

/** What a person's certificate, reports and last payslip of a year say. */
export function yearFigures(
  { lines }: Certificate,
  { liableCents, accidentCents }: ReportPay,
  year: YearRecord | undefined,
): Figures {
  return added([
    ...SLIP_SUMS.map(([line, name]) => [`slip ${line}`, year?.[name] ?? 0] as const),
    ...lines.map(({ line, cents }) => [`certificate ${line}`, cents] as const),
    ['report liable', liableCents],
    ['report accident', accidentCents],
  ])
}

/** The sums of a month's journal. */
export function journalFigures({ sums }: Journal): Figures {
  const all: Figures = sums ?? {}
  return added(JOURNAL.map(([line, name]) => [`journal ${line}`, all[name] ?? Number.NaN] as const))
}

const JOURNAL = [
  ...(['gross', 'net', 'payout', 'cost', 'u1', 'u2', 'insolvency'] as const).map(
    (name) => [name, name] as const,
  ),
  ['wage tax', 'wageTax'],
  ['soli', 'solidarity'],
  ['church tax', 'churchTax'],
  ['flat tax', 'flatTax'],
  ...(['health', 'additional', 'care', 'pension', 'unemployment'] as const).flatMap(
    (branch) =>
      [
        [branch, `${branch}Employee`],
        [`firm ${branch}`, `${branch}Employer`],
      ] as const,
  ),
] as const
