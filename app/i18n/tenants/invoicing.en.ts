import type * as de from './invoicing.de'

export const invoicing: typeof de.invoicing = {
  title: 'Invoice details',
  text: 'The contact, phone and your texts are printed on new invoices, and the electronic address goes into e-invoices. Invoices already issued stay as they are.',
  languageHint: 'Invoices use the texts in the customer’s language. A text you leave empty does not appear.',
  smallBusinessHint:
    'New lines then have “Small business” as their VAT: the invoice shows none and says why. Change it yourself in contracts and drafts that exist already.',
  contactHint:
    'Whom your customers can contact with questions. Public bodies require a name and a phone number.',
  noScheme: 'None',
  schemes: { EM: 'Email', '9930': 'VAT ID', '0088': 'GLN', '0204': 'Leitweg-ID' },
  addressHint: 'Where you receive electronic invoices, usually an email address.',
  taxations: {
    agreed: 'Accrual basis: due when the service is supplied',
    received: 'Cash basis: due when the payment arrives',
  },
  textHints: {
    invoice_opening: 'For example: Thank you for your order.',
    invoice_closing: 'For example: We look forward to working with you again.',
    invoice_opening_en: 'For example: Thank you for your order.',
    invoice_closing_en: 'For example: We look forward to working with you again.',
  },
  yes: 'Yes',
  no: 'No',
}

export const numbers: typeof de.numbers = {
  title: 'Numbers',
  text: 'These numbers come next. Invoice numbers have no gaps unless you leave one yourself.',
  ranges: {
    invoice: 'Invoice',
    cancellation: 'Cancellation invoice',
    customer: 'Customer',
    contract: 'Contract',
    mandate: 'Direct debit mandate',
    employee: 'Employee',
  },
  of: {
    invoice: 'Invoice numbers',
    cancellation: 'Cancellation invoice numbers',
    customer: 'Customer numbers',
    contract: 'Contract numbers',
    mandate: 'Mandate references',
    employee: 'Employee numbers',
  },
  formText: 'Numbers already used stay as they are and are never used again.',
  willBe: 'These come next:',
  wouldBe: 'These would come next; nothing is saved yet:',
  shared: 'Cancellation invoices share the invoices’ numbers. The next one is:',
  tryOut: 'Try it out',
  fields: {
    is_own: 'Number cancellation invoices separately instead of together with the invoices',
    prefix: 'Prefix',
    digits: 'Minimum number of digits',
    next: 'Next number',
    is_yearly: 'Starts again at 1 each year',
  },
  prefixHint: '{JJJJ} stands for the year, {JJ} for its last two digits: RE-{JJJJ}- becomes RE-2026-.',
  hints: {
    digits: 'Shorter numbers get zeros in front: with four digits, 7 becomes 0007.',
    next: 'Without the prefix and zeros. Enter a higher number if you switch from another program in mid-year: the gap is then noted in the audit log.',
  },
}

export const sample: typeof de.sample = {
  title: 'What your invoices look like',
  text: 'A sample invoice with your logo and details, laid out like a real one.',
  open: 'Sample as PDF',
  fileName: 'sample-invoice.pdf',
  words: {
    number: 'SAMPLE',
    customer: 'Sample Ltd',
    street: '1 Sample Street',
    city: 'Sampleton',
    line: 'Example of a service',
  },
}
