import {
  mustBeKept,
  type Stating,
  saysTaxedWhenPaid,
  statedLabour,
} from '~/domain/invoices/payments/statements'
import type { Language } from '~db/schema'
import { formatMoney } from './format'
import { invoiceTerms } from './invoice-terms.en'
import { taxStatements } from './tax-reasons'

export function legalStatements(invoice: Stating, language: Language): { category?: string; text: string }[] {
  const { keep, taxedWhenPaid, advance, labour } = invoiceTerms[language]
  const stated = statedLabour(invoice)
  return [
    ...(invoice.kind === 'invoice' && invoice.isAdvance ? [{ text: advance }] : []),
    ...taxStatements(invoice.lines, language),
    ...(stated ? [{ text: labour({ ...stated, amount: formatMoney(stated.cents, language) }) }] : []),
    ...(mustBeKept(invoice) ? [{ text: keep }] : []),
    ...(saysTaxedWhenPaid(invoice) ? [{ text: taxedWhenPaid }] : []),
  ]
}
