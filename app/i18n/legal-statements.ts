import {
  labourSaid,
  mustBeKept,
  type Stating,
  saysTaxedWhenPaid,
} from '~/domain/invoices/payments/statements'
import type { Language } from '~db/schema'
import { formatMoney } from './format'
import { invoiceTerms } from './invoice-terms.en'
import { taxStatements } from './tax-reasons'

export function legalStatements(invoice: Stating, language: Language): { category?: string; text: string }[] {
  const { keep, taxedWhenPaid, advance, labour } = invoiceTerms[language]
  const said = labourSaid(invoice)
  return [
    ...(invoice.kind === 'invoice' && invoice.isAdvance ? [{ text: advance }] : []),
    ...taxStatements(invoice.lines, language),
    ...(said ? [{ text: labour({ ...said, amount: formatMoney(said.cents, language) }) }] : []),
    ...(mustBeKept(invoice) ? [{ text: keep }] : []),
    ...(saysTaxedWhenPaid(invoice) ? [{ text: taxedWhenPaid }] : []),
  ]
}
