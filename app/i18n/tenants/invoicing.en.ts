import type * as de from './invoicing.de'

export const invoicing: typeof de.invoicing = {
  title: 'Invoice details',
  text: 'The contact, phone and your texts are printed on new invoices. Issued invoices stay as they are. The tax basis and electronic address are stored and change nothing in the PDF.',
  languageHint: 'Invoices carry the texts in the customer’s language. What you leave empty is missing there.',
  smallBusinessHint:
    'The tick alone changes no invoice: choose “None (§ 19 UStG)” for each line of a contract. The invoice then shows no VAT and says why.',
  contactHint: 'Who your customers can ask. Public bodies require a name and a phone number.',
  noContact: 'Contact and phone are missing. Without them, public bodies do not accept electronic invoices.',
  noScheme: 'None',
  schemes: { EM: 'Email', '9930': 'VAT ID', '0088': 'GLN', '0204': 'Leitweg-ID' },
  addressHint: 'Where you receive electronic invoices, usually an email address.',
  taxations: {
    agreed: 'accrual basis: due when the service is supplied',
    received: 'cash basis: due when the payment arrives',
  },
  textHints: {
    invoice_opening: 'For example: Thank you for your order.',
    invoice_closing: 'For example: We look forward to working with you again.',
    invoice_opening_en: 'For example: Thank you for your order.',
    invoice_closing_en: 'For example: We look forward to working with you again.',
  },
  yes: 'yes',
  no: 'no',
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
    employee: 'Staff numbers',
  },
  formText: 'Whatever has been given stays as it is and is never given again.',
  willBe: 'These come next:',
  wouldBe: 'These would come next; nothing is saved yet:',
  shared: 'Cancellation invoices count with the invoices. The next number there:',
  tryOut: 'Try it out',
  fields: {
    is_own: 'Cancellation invoices have numbers of their own; otherwise they count with the invoices',
    prefix: 'Beginning',
    digits: 'At least this many digits',
    next: 'Next number',
    is_yearly: 'Starts again at 1 each year',
  },
  prefixHint: '{JJJJ} stands for the year, {JJ} for its last two digits: RE-{JJJJ}- becomes RE-2026-.',
  hints: {
    digits: 'Shorter numbers get zeros in front: with four digits, 7 becomes 0007.',
    next: 'Without the beginning and zeros. Higher if you come from another program in the middle of the year: the audit then says so.',
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
