import type { DeductionView } from '~/domain/invoices/issuing/view'
import type { Language } from '~db/schema'
import { formatDate, formatMoney, formatPercent } from './format'
import { invoiceTerms } from './invoice-terms.en'

/** An advance with its net amount and tax, as § 14 (5) sentence 2 UStG requires. */
export function deductionWords({ number, issuedOn, taxes }: DeductionView, language: Language) {
  const { deducted, deductedTax, deductedUntaxed } = invoiceTerms[language]
  const parts = taxes.map(({ rate, netCents, taxCents }) => {
    const net = formatMoney(netCents, language)
    if (Number(rate) === 0) return deductedUntaxed(net)
    return deductedTax(net, formatPercent(rate, language), formatMoney(taxCents, language))
  })
  return { which: deducted(number, formatDate(issuedOn, language)), parts }
}
