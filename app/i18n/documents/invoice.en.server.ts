import { invoiceTerms } from '../invoice-terms.en'
import type * as de from './invoice.de.server'

export const invoice: typeof de.invoice = {
  ...invoiceTerms.en,
  refersTo: 'For invoice',
  refersToValue: (number: string, date: string) => `${number} dated ${date}`,
  attention: (name: string) => `Attn. ${name}`,
  fullAddress: 'Full address:',
  toPay: 'Amount due',
  debited: 'Will be debited',
  reversed: 'Amount cancelled',
  credited: 'Amount credited',
  total: 'Invoice total',
  payByTransfer: (date: string) => `Please transfer the amount by ${date}.`,
  payLater: (date: string) => `Please pay the amount by ${date}. Ask us for our bank details.`,
  payByDirectDebit: (date: string, iban: string, holder: string) =>
    `We will collect the amount on ${date} or the next banking day by SEPA direct debit from your account: ${iban}, ${holder}.`,
  reason: 'Reason',
  nothingToPay: 'You do not need to pay anything.',
  carriedOver: 'Brought forward',
  columns: {
    position: 'No.',
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price €',
    taxRate: 'VAT',
    amount: 'Amount €',
  },
  net: 'Net total €',
  gross: 'Total €',
  balanceDue: 'Balance €',
  vatIds: (ours: string, yours: string) => `Our VAT ID: ${ours}. Your VAT ID: ${yours}.`,
  eInvoice: (number: string) => `E-invoice for ${number} (ZUGFeRD / Factur-X, EN 16931)`,
  footer: {
    ...invoiceTerms.en.footer,
    iban: (iban: string) => `IBAN ${iban}`,
    bic: (bic: string) => `BIC ${bic}`,
    creditorId: (id: string) => `Creditor ID ${id}`,
  },
}
