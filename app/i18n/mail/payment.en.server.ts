import type * as de from './payment.de.server'

export const ways: typeof de.ways = {
  transfer: 'bank transfer',
  direct_debit: 'direct debit',
  requested: 'direct debit, once we have confirmed your account',
}

export const facts: typeof de.facts = {
  amount: 'Amount',
  payBy: 'Pay by',
  discount: 'Discount',
  payee: 'Payee',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
  note: 'Note',
  moved: 'The account on the document has been closed. Please transfer to this one.',
  collectedOn: 'Collected on',
  collected: 'Collection',
  untold: 'we will write to you with the day beforehand',
  fromAccount: 'From your account',
  mandate: 'Mandate reference',
  creditorId: 'Creditor ID',
  invoice: 'Invoice',
  attached: 'Attached',
}

export const attachedAs: typeof de.attachedAs = {
  'application/pdf': 'Invoice as a PDF file',
  'application/xml': 'Invoice as an XML file (XRechnung)',
}

export const discountUntil: typeof de.discountUntil = (amount, day) => `${amount} if you pay by ${day}`

export const paying: typeof de.paying = {
  transfer: (day) => `Please pay by bank transfer by ${day}.`,
  noAccount: (day) => `Please pay by ${day}. Ask us for our bank details.`,
  untold:
    'There is nothing you need to do: we will collect the amount from your account, and write to you beforehand on which day.',
  directDebit: (day) =>
    `There is nothing you need to do: we will collect the amount from your account on ${day}. Please make sure there is enough money in it.`,
}

export const calendar: typeof de.calendar = {
  fileName: 'Payment',
  transfer: (amount, firm) => `Pay ${amount} to ${firm}`,
  direct_debit: (amount, firm) => `${firm} collects ${amount}`,
  text: (invoice, amount) => `Invoice ${invoice}, ${amount}`,
}
