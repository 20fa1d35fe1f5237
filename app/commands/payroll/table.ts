import type { Explanation } from '~/domain/payroll/explanation'
import type { PayslipIdentity } from '~/domain/payroll/payslip/identity'
import type { Payslip } from '~/domain/payroll/payslip/result'
import type { EarningLine, TaxLine } from '~/domain/payroll/payslip/result-lines'
import type { PayPart } from '~/domain/payroll/social-insurance/insured-month'
import { earningName } from '~/domain/payslips/from-payroll'
import { formatDecimal, formatMoney, formatPercent } from '~/i18n/format'
import { type PayrollTexts, payrollTexts } from '~/i18n/payroll.en.server'
import { explanationSentence, filled, findingSentence } from '~/i18n/payroll-sentences.server'
import type { Language } from '~db/schema'
import { amountLine } from './amount-line'

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

/** A payslip as text: the person, the month, every amount with its formula. */
export function payslipTable(slip: Payslip, language: Language, identity?: PayslipIdentity): string {
  const texts = payrollTexts[language]
  const { labels } = texts
  const line = (label: string, cents: number, explanation?: Explanation) =>
    amountLine(label, formatMoney(cents, language), explanation && explanationSentence(explanation, language))
  const part = (name: string, row: { part: PayPart | TaxLine['part'] }) => `${name}, ${texts.parts[row.part]}`
  const costs = slip.employerCosts
  const sections: [string, string[]][] = [
    [
      labels.earnings,
      [
        ...slip.earnings.map((row) => line(earningLabel(row, texts), row.cents, row.explanation)),
        line(labels.gross, slip.totals.grossCents),
        ...allowanceLines(slip, line, labels.ageLimitAllowance),
      ],
    ],
    [
      labels.taxesHead,
      slip.taxes.map((row) => line(part(texts.taxes[row.tax], row), row.cents, row.explanation)),
    ],
    [
      labels.basesHead,
      slip.bases.map((row) => line(part(texts.bases[row.of], row), row.cents, row.explanation)),
    ],
    [
      labels.contributionsHead,
      slip.contributions.map((row) =>
        line(part(texts.branches[row.branch], row), row.employeeCents, row.explanation),
      ),
    ],
    [
      labels.net,
      [
        line(labels.net, slip.net.cents, slip.net.explanation),
        ...slip.netItems.map((row) =>
          line(row.label ?? texts.netItems[row.kind], row.cents, row.explanation),
        ),
        line(labels.payout, slip.payout.cents, slip.payout.explanation),
      ],
    ],
    [
      labels.employerHead,
      [
        line(labels.employerContributions, costs.contributionsCents),
        ...costs.levies.map((row) => line(texts.levies[row.levy], row.cents, row.explanation)),
        ...(costs.flatTaxCents > 0 ? [line(texts.taxes.flat_tax, costs.flatTaxCents)] : []),
        ...(costs.subsidiesCents > 0 ? [line(labels.employerSubsidies, costs.subsidiesCents)] : []),
        line(labels.total, costs.totalCents),
      ],
    ],
    [labels.yearHead, yearLines(slip, texts, line)],
    [labels.noticesHead, slip.notices.map((notice) => `  ${findingSentence(notice, language)}`)],
  ]
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => [head, '-'.repeat(head.length), ...lines].join('\n'))
  return `${[headLines({ slip, identity }, texts, language).join('\n'), ...body, labels.certificate].join('\n\n')}\n`
}

function allowanceLines(
  { ageLimitAllowance: allowance }: Payslip,
  line: (label: string, cents: number, explanation?: Explanation) => string,
  label: string,
): string[] {
  return allowance ? [line(label, allowance.cents, allowance.explanation)] : []
}

/** Name of an earning, how tax and insurance treat it, and whether it is gross, § 1 (2) no. 3 EBV. */
function earningLabel(earning: EarningLine, texts: PayrollTexts): string {
  const { tax, insurance, isGross } = earning
  const { flags } = texts
  const gross = isGross ? flags.gross : flags.notGross
  return `${earningName(earning, texts)} (${flags.tax} ${flags[tax]}, ${flags.insurance} ${flags[insurance]}, ${gross})`
}

function headLines(
  { slip, identity }: { slip: Payslip; identity: PayslipIdentity | undefined },
  texts: PayrollTexts,
  language: Language,
): string[] {
  const { labels } = texts
  const { employment, taxCard: card } = slip
  const pair = (entry: { monthlyCents: number; annualCents: number }) =>
    `${formatMoney(entry.monthlyCents, language)} / ${formatMoney(entry.annualCents, language)}`
  const decimal = (text: string) => formatDecimal(text, language)
  const tax = card
    ? [
        `${labels.taxClass} ${ROMAN[card.taxClass]}`,
        ...(card.factor ? [`${labels.factor} ${decimal(card.factor)}`] : []),
        `${labels.childAllowances} ${decimal(card.childAllowances)}`,
        ...(card.church ? [`${labels.church} ${card.church}`] : []),
        ...(card.allowance.annualCents > 0 ? [`${labels.allowance} ${pair(card.allowance)}`] : []),
        ...(card.addition.annualCents > 0 ? [`${labels.addition} ${pair(card.addition)}`] : []),
      ]
    : [labels.flatTaxed]
  const { careMarker, fund } = employment
  const isWord = careMarker === 'parent' || careMarker === 'under_23' || careMarker === 'born_before_1940'
  const marker = isWord ? labels[careMarker] : careMarker
  const insurance = [
    texts.employments[employment.kind],
    `${labels.contributionGroup} ${employment.contributionGroup}`,
    `${labels.fund} ${fund.name}${fund.additionalRate ? ` (${formatPercent(fund.additionalRate, language)})` : ''}`,
    `${labels.careMarker} ${marker}`,
    ...(employment.isInTransitionZone ? [labels.transitionZone] : []),
    ...(employment.hasOtherEmployment ? [labels.otherEmployment] : []),
  ]
  const until = employment.to ? `, ${labels.until} ${employment.to}` : ''
  const days = (name: string) => String(name === 'taxDays' ? slip.taxDays : slip.insuredDays)
  return [
    `${labels.title} ${slip.month}`,
    ...(identity ? identityLines(identity, labels) : []),
    `${labels.since} ${employment.from}${until}`,
    `${filled(labels.days, days)}; ${tax.join(', ')}`,
    insurance.join(', '),
  ]
}

function identityLines({ employer, employee }: PayslipIdentity, labels: PayrollTexts['labels']): string[] {
  const number = employee.personnelNumber ? ` (${employee.personnelNumber})` : ''
  return [
    `${labels.employer}: ${employer.name}, ${employer.address}`,
    `${labels.employee}: ${employee.name}${number}, ${employee.address}, ${labels.born} ${employee.birthDate}`,
    `${labels.insuranceNumber} ${employee.insuranceNumber}, ${labels.taxId} ${employee.taxId}`,
  ]
}

function yearLines(
  { history: { year: yearToDate } }: Payslip,
  { labels, taxes, branches }: PayrollTexts,
  line: (label: string, cents: number) => string,
): string[] {
  if (yearToDate === 'unknown') return []
  return [
    line(labels.gross, yearToDate.grossCents),
    line(taxes.wage_tax, yearToDate.wageTaxCents),
    line(taxes.solidarity, yearToDate.solidarityCents),
    line(taxes.church_tax, yearToDate.churchTaxCents),
    line(branches.health, yearToDate.healthCents),
    line(branches.care, yearToDate.careCents),
    line(branches.pension, yearToDate.pensionCents),
    line(branches.unemployment, yearToDate.unemploymentCents),
    line(labels.net, yearToDate.netCents),
    line(labels.payout, yearToDate.payoutCents),
  ]
}
