import type { Branch } from '../payroll/social-insurance/insured-month'
import type { PayslipFigures } from '../payroll/unexplained'
import type { Counted } from '../payroll-month/counted'
import type { MonthText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { type Amounts, addedAmounts, sumOfAmounts } from './amounts'

/** In the order of the payroll journal, § 9 (1) BVV. */
export const JOURNAL_AMOUNTS = [
  ...(['gross', 'taxable', 'flatTaxed', 'taxFree'] as const),
  ...(['wageTax', 'solidarity', 'churchTax'] as const),
  /** Pay liable to contributions in full, which § 9 (2) BVV wants of the transition zone; then up to the ceilings. */
  ...(['insured', 'pensionBase', 'healthBase'] as const),
  ...(['healthEmployee', 'additionalEmployee', 'careEmployee'] as const),
  ...(['pensionEmployee', 'unemploymentEmployee'] as const),
  ...(['healthEmployer', 'additionalEmployer', 'careEmployer'] as const),
  ...(['pensionEmployer', 'unemploymentEmployer'] as const),
  ...(['u1Base', 'u1', 'u2Base', 'u2', 'insolvencyBase', 'insolvency'] as const),
  /** Premiums for night, Sunday and holiday work that are liable; short-time allowance and the pay it insures. */
  ...(['premiums', 'shortTime', 'fictitiousBase'] as const),
  ...(['net', 'payout', 'flatTax', 'subsidies', 'pension', 'cost'] as const),
  /** What came back of the year's taxes, by which the three are lower. */
  'equalised',
] as const

export type JournalAmount = (typeof JOURNAL_AMOUNTS)[number]

export interface JournalRow {
  employee: Counted['employee']
  /** The month that was worked; a correction has an earlier one than the journal. */
  month: MonthText
  isCorrection: boolean
  fund: string
  personGroup: PayslipFigures['employment']['personGroup']
  contributionGroup: string
  isInTransitionZone: boolean
  taxClass: number | null
  insuredDays: number
  taxDays: number
  /** Percent; null where none is due. */
  rates: { u1: string | null; u2: string | null; insolvency: string | null }
  /** Of a correction, the difference. */
  amounts: Amounts<JournalAmount>
}

export interface Journal {
  month: MonthText
  rows: JournalRow[]
  /** Undefined without a row. */
  sums: Amounts<JournalAmount> | undefined
}

/** The payroll journal of a month: each payslip that counts in it, and corrections of earlier months by their difference. */
export function journalOf(counted: readonly Counted[], month: MonthText): Journal {
  const rows = counted.map((one) => rowOf(one, month))
  return { month, rows, sums: sumOfAmounts(rows.map(({ amounts }) => amounts)) }
}

function rowOf(one: Counted, month: MonthText): JournalRow {
  const { employment, employerCosts, taxCard, insuredDays, taxDays } = one.now
  const rateOf = (name: 'u1' | 'u2' | 'insolvency') =>
    employerCosts.levies.find(({ levy }) => levy === name)?.rate ?? null
  return {
    employee: one.employee,
    month: one.month,
    isCorrection: one.before !== undefined || one.month < month,
    fund: employment.fund.name,
    personGroup: employment.personGroup,
    contributionGroup: employment.contributionGroup,
    isInTransitionZone: employment.isInTransitionZone,
    taxClass: taxCard?.taxClass ?? null,
    insuredDays,
    taxDays,
    rates: { u1: rateOf('u1'), u2: rateOf('u2'), insolvency: rateOf('insolvency') },
    amounts: addedAmounts(one, journalAmounts),
  }
}

function journalAmounts(slip: PayslipFigures, payoutCents: Cents): Amounts<JournalAmount> {
  const { totals, net, employerCosts } = slip
  const tax = (name: string) => sum(slip.taxes.filter((row) => row.tax === name).map(({ cents }) => cents))
  const earned = (isMeant: (line: PayslipFigures['earnings'][number]) => boolean) =>
    sum(slip.earnings.filter(isMeant).map(({ cents }) => cents))
  const paidBase = (of: 'pension' | 'health') =>
    sum(slip.bases.filter((row) => row.of === of && row.part !== 'fictitious').map(({ cents }) => cents))
  const levy = (name: string) => employerCosts.levies.find((row) => row.levy === name)
  return {
    gross: totals.grossCents,
    taxable: totals.taxableRunningCents + totals.taxableOneTimeCents,
    flatTaxed: earned((line) => line.tax === 'flat'),
    taxFree: earned((line) => line.tax === 'free') + (slip.ageLimitAllowance?.cents ?? 0),
    wageTax: tax('wage_tax'),
    solidarity: tax('solidarity'),
    churchTax: tax('church_tax'),
    equalised: 0 - sum(slip.taxes.filter(({ part }) => part === 'equalisation').map(({ cents }) => cents)),
    insured: totals.insuredRunningCents + totals.insuredOneTimeCents,
    pensionBase: paidBase('pension'),
    healthBase: paidBase('health'),
    ...sharesOf(slip),
    u1Base: levy('u1')?.baseCents ?? 0,
    u1: levy('u1')?.cents ?? 0,
    u2Base: levy('u2')?.baseCents ?? 0,
    u2: levy('u2')?.cents ?? 0,
    insolvencyBase: levy('insolvency')?.baseCents ?? 0,
    insolvency: levy('insolvency')?.cents ?? 0,
    premiums: earned((line) => line.kind === 'premium' && line.insurance !== 'free'),
    shortTime: sum(
      slip.netItems.filter(({ kind }) => kind === 'short_time_allowance').map(({ cents }) => cents),
    ),
    fictitiousBase: Math.max(
      0,
      ...slip.bases.filter(({ part }) => part === 'fictitious').map(({ cents }) => cents),
    ),
    net: net.cents,
    payout: payoutCents,
    flatTax: employerCosts.flatTaxCents,
    subsidies: employerCosts.subsidiesCents,
    pension: employerCosts.pensionCents,
    cost: employerCosts.totalCents,
  }
}

/** With what a voluntary member has passed on by the firm. */
function sharesOf({ contributions }: PayslipFigures) {
  const share = (branch: Branch, of: 'employeeCents' | 'employerCents') =>
    sum(contributions.filter((row) => row.branch === branch).map((row) => row[of]))
  return {
    healthEmployee: share('health', 'employeeCents'),
    additionalEmployee: share('additional_health', 'employeeCents'),
    careEmployee: share('care', 'employeeCents'),
    pensionEmployee: share('pension', 'employeeCents'),
    unemploymentEmployee: share('unemployment', 'employeeCents'),
    healthEmployer: share('health', 'employerCents'),
    additionalEmployer: share('additional_health', 'employerCents'),
    careEmployer: share('care', 'employerCents'),
    pensionEmployer: share('pension', 'employerCents'),
    unemploymentEmployer: share('unemployment', 'employerCents'),
  }
}
