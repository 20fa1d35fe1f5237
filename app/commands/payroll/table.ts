import type { Explanation } from '~/domain/payroll/explanation'
import type { Payslip } from '~/domain/payroll/payslip/result'
import type { EarningLine } from '~/domain/payroll/payslip/result-lines'
import { formatDecimal, formatMoney, formatPercent } from '~/i18n/format'
import { type PayrollTexts, payrollTexts } from '~/i18n/payroll.server'
import { explanationSentence, filled } from '~/i18n/payroll-sentences.server'
import type { Language } from '~db/schema'
import { amountLine } from './amount-line'

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

/** A payslip as lines of text: who and when, then every amount on one edge with its formula below. */
export function payslipTable(slip: Payslip, language: Language): string {
  const texts = payrollTexts[language]
  const { labels } = texts
  const line = (label: string, cents: number, explanation?: Explanation) =>
    amountLine(label, formatMoney(cents, language), explanation && explanationSentence(explanation, language))
  const part = (name: string, row: { part: 'running' | 'one_time' }) => `${name}, ${texts.parts[row.part]}`
  const costs = slip.employerCosts
  const sections: [string, string[]][] = [
    [
      labels.earnings,
      [
        ...slip.earnings.map((row) => line(earningLabel(row, texts), row.cents, row.explanation)),
        line(labels.gross, slip.totals.grossCents),
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
    [labels.noticesHead, slip.notices.map((notice) => `  ${texts.notices[notice]}`)],
  ]
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => [head, '-'.repeat(head.length), ...lines].join('\n'))
  return `${[headLines(slip, texts, language).join('\n'), ...body, labels.certificate].join('\n\n')}\n`
}

/** Name and flags of an earning: how tax and insurance see it, and that it counts as gross, § 1 (2) no. 3 EBV. */
function earningLabel(
  { kind, label, part, taxation }: EarningLine,
  { earnings, flags }: PayrollTexts,
): string {
  const tax = taxation === 'flat' ? flags.flat : flags[part]
  return `${label ?? earnings[kind]} (${flags.tax} ${tax}, ${flags.insurance} ${flags[part]}, ${flags.gross})`
}

function headLines(slip: Payslip, texts: PayrollTexts, language: Language): string[] {
  const { labels } = texts
  const { employer, employee, employment, taxCard: card } = slip
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
  const marker = careMarker === 'parent' || careMarker === 'under_23' ? labels[careMarker] : careMarker
  const insurance = [
    texts.employments[employment.kind],
    `${labels.contributionGroup} ${employment.contributionGroup}`,
    `${labels.fund} ${fund.name}${fund.additionalRate ? ` (${formatPercent(fund.additionalRate, language)})` : ''}`,
    `${labels.careMarker} ${marker}`,
    ...(employment.isInTransitionZone ? [labels.transitionZone] : []),
    ...(employment.hasOtherEmployment ? [labels.otherEmployment] : []),
  ]
  const number = employee.personnelNumber ? ` (${employee.personnelNumber})` : ''
  const until = employment.to ? `, ${labels.until} ${employment.to}` : ''
  const days = (name: string) => String(name === 'taxDays' ? slip.taxDays : slip.insuredDays)
  return [
    `${labels.title} ${slip.month}`,
    `${labels.employer}: ${employer.name}, ${employer.address}`,
    `${labels.employee}: ${employee.name}${number}, ${employee.address}, ${labels.born} ${employee.birthDate}`,
    `${labels.insuranceNumber} ${employee.insuranceNumber}, ${labels.taxId} ${employee.taxId}, ${labels.since} ${employment.from}${until}`,
    `${filled(labels.days, days)}; ${tax.join(', ')}`,
    insurance.join(', '),
  ]
}

function yearLines(
  { yearToDate }: Payslip,
  { labels, taxes, branches }: PayrollTexts,
  line: (label: string, cents: number) => string,
): string[] {
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
