import { calendar, files } from './invoice/files.en'
import { message } from './invoice/message.en'
import { choice, chosen, pay } from './invoice/payment.en'
import { status } from './invoice/status.en'
import { de } from './invoice.de'

const saved = {
  zahlungswahl: 'Your choice has been saved.',
  nachricht: { title: 'Thank you. Your message has arrived.', text: 'We will get back to you.' },
  ueberweisung: {
    title: 'Thank you for letting us know.',
    text: 'We will not send you a reminder for this invoice for a week.',
  },
}

const en: typeof de = {
  pageTitle: 'Invoice',
  amounts: {
    open: 'Still to pay',
    collected: 'To be collected',
    disputed: 'Open, being looked into',
    total: 'Invoice total',
    credit_note: 'Amount credited',
    cancellation: 'Amount cancelled',
  },
  dates: { dueOn: 'To be paid by', wasDueOn: 'Payment was due', collectOn: 'Collected on' },
  backToPortal: 'Back to all invoices',
  details: {
    invoice: 'The invoice in detail',
    advance: 'The advance invoice in detail',
    final: 'The final invoice in detail',
    cancellation: 'The cancellation in detail',
    credit_note: 'The credit note in detail',
  },
  reason: 'Reason',
  seller: 'From',
  buyer: 'To',
  lines: 'Items',
  credits: 'Credited',
  credited: 'Credit note dated',
  payments: 'Payments received',
  payment: 'Payment received on',
  waived: { cash_discount: 'Early payment discount on', write_off: 'Waived on' },
  earlierPayments: (count: number) => (count === 1 ? 'One earlier payment' : `${count} earlier payments`),
  returned: 'Direct debit returned on',
  columns: {
    description: 'Description',
    taxRate: 'VAT',
    amount: 'Amount',
  },
  totals: { net: 'Net total', gross: 'Total' },
  status,
  pay,
  choice,
  message,
  files,
  calendar,
  chosen,
  saved,
  faults: {
    choice_missing: 'Please choose how you want to pay.',
    choice_gone: 'That option is no longer available. Please choose again.',
    holder_missing: 'Please tell us whose account it is.',
    consent_missing: 'Please agree to the direct debit by ticking the box.',
    being_collected:
      'This invoice is being collected: the bank already has the order. Please do not transfer it.',
    not_open: 'This invoice is no longer open. There is nothing left to choose.',
  },
}

export const invoice = { de, en }
