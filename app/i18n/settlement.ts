import type { InvoiceView } from '~/domain/invoices/issuing/view'
import type { Language } from '~db/schema'
import { formatMoney } from './format'
import { invoiceTerms } from './invoice-terms.en'

/** What a credit note did to its invoice when issued; empty where it does not say. */
export function settlement({ settles }: Pick<InvoiceView, 'settles'>, language: Language): string[] {
  if (!settles) return []
  const texts = invoiceTerms[language]
  const { refundCents, openCents } = settles
  if (openCents > 0) return [texts.reducesTo(formatMoney(openCents, language))]
  return [refundCents > 0 ? texts.refundOf(formatMoney(refundCents, language)) : texts.balances]
}
