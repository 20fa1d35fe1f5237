import type { EarningKind, PaidTime } from '../payroll/payslip/earning-kinds'
import type { Payslip } from '../payroll/payslip/result'
import type { EarningLine, NetItem, TaxLine } from '../payroll/payslip/result-lines'
import type { LevyRow } from '../payroll/social-insurance/contribution-rows'
import type { Branch, PayPart } from '../payroll/social-insurance/insured-month'
import type { MonthText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { employeeMeasure, employerMeasure, NO_MEASURE, payMeasure } from './measure'
import type { PayslipTotals } from './totals'
import type { LineCounts, PayslipLineView } from './view'

/** What the lines are called, in the recipient's language. */
export interface PayslipLabels {
  earnings: Readonly<Record<EarningKind, string>>
  paidTimes: Readonly<Record<PaidTime, string>>
  taxes: Readonly<Record<TaxLine['tax'], string>>
  branches: Readonly<Record<Branch, string>>
  levies: Readonly<Record<LevyRow['levy'], string>>
  netItems: Readonly<Record<NetItem['kind'], string>>
  parts: Readonly<Record<LinePart, string>>
  /** What the employer pays besides contributions, levies and taxes. */
  employer: Readonly<Record<'company_pension', string>>
}

/** A calculated payslip, ready to be published: its lines, and the sums that they must give. */
export interface CalculatedPayslip {
  month: MonthText
  lines: PayslipLineView[]
  totals: PayslipTotals
}

type LinePart = PayPart | TaxLine['part']

/** Codes of earnings, where they are not the calculation's own words. */
const EARNING_CODES: Partial<Record<EarningKind, string>> = { hours: 'hourly_pay', overtime: 'overtime_pay' }

/**
 * The lines of a calculated payslip in the order they are read: pay, taxes, contributions, what is added to net or
 * taken off, and what the employer pays on top. Nothing is left out but amounts of zero; pay and wage tax stay even then.
 */
export function payslipFromPayroll(slip: Payslip, labels: PayslipLabels): CalculatedPayslip {
  return {
    month: slip.month,
    lines: [
      ...slip.earnings.map((earning) => earningLine(earning, labels)),
      ...taxLines(slip, labels),
      ...contributionLines(slip, labels),
      ...slip.netItems.filter(({ cents }) => cents !== 0).map((item) => netLine(item, labels)),
      ...employerLines(slip, labels),
    ],
    totals: {
      grossCents: slip.totals.grossCents,
      taxCents: sum(slip.taxes.map(({ cents }) => cents)),
      socialInsuranceCents: sum(statutory(slip).map(({ employeeCents }) => employeeCents)),
      netCents: slip.net.cents,
      payoutCents: slip.payout.cents,
    },
  }
}

/** A voluntary member's contributions stand among what is taken off net pay, § 1 (2) no. 5 EBV. */
function statutory({ contributions }: Payslip) {
  return contributions.filter(({ isVoluntary }) => !isVoluntary)
}

function earningLine(earning: EarningLine, labels: PayslipLabels): PayslipLineView {
  const { kind, cents, explanation } = earning
  return {
    kind: 'earning',
    code: EARNING_CODES[kind] ?? kind,
    label: earningName(earning, labels),
    ...payMeasure(explanation),
    amountCents: cents,
    counts: countsOf(earning),
  }
}

/** What the office called it, or else what was paid for. */
export function earningName(
  { kind, label, time }: EarningLine,
  { earnings, paidTimes }: Pick<PayslipLabels, 'earnings' | 'paidTimes'>,
): string {
  return label ?? (time ? paidTimes[time] : earnings[kind])
}

function countsOf({ tax, insurance, isGross }: EarningLine): LineCounts {
  const names = { running: 'running', other: 'one_time', flat: 'flat', free: 'free', none: 'free' } as const
  return { tax: names[tax], insurance, isGross }
}

function taxLines({ taxes, totals }: Payslip, labels: PayslipLabels): PayslipLineView[] {
  const taxable = { running: totals.taxableRunningCents, one_time: totals.taxableOneTimeCents }
  const measureOf = ({ tax, part, explanation }: TaxLine) => {
    if (part === 'equalisation') return NO_MEASURE
    return tax === 'wage_tax'
      ? { ...NO_MEASURE, baseCents: taxable[part] }
      : employeeMeasure(explanation, part)
  }
  return taxes
    .filter(({ tax, part, cents }) => cents !== 0 || (tax === 'wage_tax' && part === 'running'))
    .map((row) => ({
      kind: 'tax',
      code: codeOf(row.tax, row.part),
      label: labelOf(labels.taxes[row.tax], row.part, labels),
      ...measureOf(row),
      amountCents: row.cents,
    }))
}

function contributionLines(slip: Payslip, labels: PayslipLabels): PayslipLineView[] {
  return statutory(slip)
    .filter(({ employeeCents }) => employeeCents !== 0)
    .map(({ branch, part, explanation, employeeCents }) => ({
      kind: 'social_insurance',
      code: codeOf(branch, part),
      label: labelOf(labels.branches[branch], part, labels),
      ...employeeMeasure(explanation, part),
      amountCents: employeeCents,
    }))
}

function netLine({ kind, label = '', cents }: NetItem, labels: PayslipLabels): PayslipLineView {
  return {
    kind: cents > 0 ? 'net_addition' : 'net_deduction',
    code: kind,
    label: label || labels.netItems[kind],
    ...NO_MEASURE,
    amountCents: Math.abs(cents),
  }
}

/**
 * The employer's shares by branch, running and one-time pay together, since the law wants only the employee's apart.
 * Subsidies to private insurance are no lines here: they are paid out and stand among what is added to net.
 */
function employerLines(slip: Payslip, labels: PayslipLabels) {
  const { employerCosts, totals } = slip
  const contributions = statutory(slip)
  const line = (code: string, label: string, amountCents: Cents, measure = NO_MEASURE): PayslipLineView => ({
    kind: 'employer',
    code: `employer_${code}`,
    label,
    ...measure,
    amountCents,
  })
  const share = (branch: Branch) => {
    const rows = contributions.filter((row) => row.branch === branch)
    const [first, ...more] = rows
    const measure = first && more.length === 0 ? employerMeasure(first.explanation, first.part) : NO_MEASURE
    return line(branch, labels.branches[branch], sum(rows.map(({ employerCents }) => employerCents)), measure)
  }
  const flatTaxed = { ...NO_MEASURE, baseCents: totals.flatTaxedCents }
  const lines = [
    ...[...new Set(contributions.map(({ branch }) => branch))].map(share),
    line('flat_tax', labels.taxes.flat_tax, employerCosts.flatTaxCents, flatTaxed),
    line('company_pension', labels.employer.company_pension, employerCosts.pensionCents),
    ...employerCosts.levies.map(({ levy, cents, explanation }) =>
      line(levy, labels.levies[levy], cents, employerMeasure(explanation, 'running')),
    ),
  ]
  return lines.filter(({ amountCents }) => amountCents !== 0)
}

function codeOf(name: string, part: LinePart): string {
  return part === 'running' ? name : `${name}_${part}`
}

/** What comes back of the year's taxes goes by its own name, with the tax after it. */
export function labelOf(name: string, part: LinePart, { parts }: Pick<PayslipLabels, 'parts'>): string {
  if (part === 'equalisation') return `${parts[part]}: ${name}`
  return part === 'running' ? name : `${name} (${parts[part]})`
}
