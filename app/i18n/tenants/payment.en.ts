import type * as de from './payment.de'

export const bank: typeof de.bank = {
  title: 'Bank account',
  text: 'Your customers pay into this account.',
  ibanHint: 'Please check it carefully: it appears on every new invoice.',
  ibanNote: '(needed for bank transfers)',
  creditorNote: '(needed for direct debits)',
  creditorHint: 'The Bundesbank issues it. It looks like this: DE98ZZZ09999999999',
}

export const terms: typeof de.terms = {
  title: 'Time limits',
  text: 'New invoices and new links follow these. What has already been sent keeps its time limit.',
  termHint: '0 to 365. With 0, the invoice is due at once.',
  limitHint: 'With 0, nothing is written off. At most €100.',
  linkHint: '1 to 730',
}
