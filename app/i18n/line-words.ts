import { effectOf, type ReckonedAdjustment } from '~/domain/invoices/adjustments'
import type { InvoiceLineView } from '~/domain/invoices/view'
import type { Language } from '~db/schema'
import { formatMoney, formatPercent } from './format'
import { invoiceTerms } from './invoice-terms'
import { servicePeriod } from './service-period'

/** What a line says below its name, a row each; `details` are in the language of the invoice. */
export function lineWords(line: InvoiceLineView, language: Language) {
  const { articleNumber, details, periodFrom, periodTo, adjustments = [] } = line
  const { article, period } = invoiceTerms[language]
  const from = periodFrom ?? periodTo
  const to = periodTo ?? periodFrom
  return {
    article: articleNumber && article(articleNumber),
    details,
    period: from && to && period(servicePeriod(from, to, language)),
    adjustments: adjustments.map(
      (one) => `${adjustmentLabel(one, language)}: ${formatMoney(effectOf([one]), language)}`,
    ),
  }
}

/** `Treuerabatt (10 %)` */
export function adjustmentLabel({ reason, percent }: ReckonedAdjustment, language: Language): string {
  return percent === undefined ? reason : `${reason} (${formatPercent(percent, language)})`
}
