import { type CalculatedAdjustment, netEffectOf } from '~/domain/invoices/drafts/adjustments'
import type { InvoiceLineView } from '~/domain/invoices/issuing/view'
import type { Language } from '~db/schema'
import { formatMoney, formatPercent, formatPrice } from './format'
import { invoiceTerms } from './invoice-terms.en'
import { formatQuantity } from './quantity'
import { servicePeriod } from './service-period'

/** Rows below a line's name; `details` are in the language of the invoice. */
export function lineWords(line: InvoiceLineView, language: Language) {
  const { articleNumber, details, periodFrom, periodTo, adjustments = [] } = line
  const { article, period, withTax, withTaxAndDiscount } = invoiceTerms[language]
  const from = periodFrom ?? periodTo
  const to = periodTo ?? periodFrom
  return {
    article: articleNumber && article(articleNumber),
    details,
    period: from && to && period(servicePeriod(from, to, language)),
    gross: grossWords(line, language, adjustments.length > 0 ? withTaxAndDiscount : withTax),
    adjustments: adjustments.map(
      (one) => `${adjustmentLabel(one, language)}: ${formatMoney(netEffectOf([one]), language)}`,
    ),
  }
}

/** The agreed price; the discounts below it are without VAT. */
function grossWords(
  { grossPrice, grossCents, quantity, unit }: InvoiceLineView,
  language: Language,
  withTax: (quantity: string, price: string, amount: string) => string,
): string | undefined {
  if (grossPrice === undefined || grossCents === undefined) return undefined
  const amount = formatMoney(grossCents, language)
  return withTax(formatQuantity(quantity, unit, language), formatPrice(grossPrice, language), amount)
}

/** `Treuerabatt (10 %)` */
export function adjustmentLabel({ reason, percent }: CalculatedAdjustment, language: Language): string {
  return percent === undefined ? reason : `${reason} (${formatPercent(percent, language)})`
}
