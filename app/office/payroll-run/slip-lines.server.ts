import type { Explanation } from '~/domain/payroll/explanation'
import type { Payslip } from '~/domain/payroll/payslip/result'
import type { TaxLine } from '~/domain/payroll/payslip/result-lines'
import type { PayPart } from '~/domain/payroll/social-insurance/insured-month'
import { earningName, labelOf } from '~/domain/payslips/from-payroll'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { explanationSentence } from '~/i18n/payroll-sentences.server'
import type { Language } from '~db/schema'

export interface SlipLine {
  label: string
  cents: number
  how: string
  isSum: boolean
}

export interface SlipSection {
  title: string
  lines: SlipLine[]
}

export function slipSections(slip: Payslip, language: Language): SlipSection[] {
  const texts = payrollTexts[language]
  const { labels } = texts
  const line = (label: string, cents: number, explanation?: Explanation): SlipLine => ({
    label,
    cents,
    how: explanation ? explanationSentence(explanation, language) : '',
    isSum: false,
  })
  const sum = (label: string, cents: number, explanation?: Explanation): SlipLine => ({
    ...line(label, cents, explanation),
    isSum: true,
  })
  const part = (name: string, row: { part: PayPart | TaxLine['part'] }) =>
    row.part === 'equalisation'
      ? labelOf(name, row.part, texts)
      : row.part === 'running'
        ? name
        : `${name}, ${texts.parts[row.part]}`
  const { employerCosts: costs, netItems, payout } = slip
  const sections: SlipSection[] = [
    {
      title: labels.earnings,
      lines: [
        ...slip.earnings.map((row) => line(earningName(row, texts), row.cents, row.explanation)),
        sum(labels.gross, slip.totals.grossCents),
      ],
    },
    {
      title: labels.taxesHead,
      lines: slip.taxes.map((row) => line(part(texts.taxes[row.tax], row), row.cents, row.explanation)),
    },
    {
      title: labels.contributionsHead,
      lines: slip.contributions
        .filter(({ employeeCents }) => employeeCents !== 0)
        .map((row) => line(part(texts.branches[row.branch], row), row.employeeCents, row.explanation)),
    },
    {
      title: labels.net,
      lines: [
        sum(labels.net, slip.net.cents, slip.net.explanation),
        ...netItems.map((row) => line(row.label || texts.netItems[row.kind], row.cents, row.explanation)),
        sum(labels.payout, payout.cents, payout.explanation),
      ],
    },
    {
      title: labels.employerHead,
      lines: [
        line(labels.employerContributions, costs.contributionsCents),
        ...costs.levies.map((row) => line(texts.levies[row.levy], row.cents, row.explanation)),
        line(texts.taxes.flat_tax, costs.flatTaxCents),
        line(labels.employerSubsidies, costs.subsidiesCents),
        sum(labels.total, costs.totalCents),
      ].filter(({ cents, isSum }) => cents !== 0 || isSum),
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}
