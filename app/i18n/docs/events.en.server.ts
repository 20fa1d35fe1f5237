import type { events as german, received as germanReceived } from './events.de.server'

/** What Zahltag tells others. */
export const events: typeof german = {
  'invoice.issued': {
    title: 'An invoice was issued',
    text: 'Books and shops show it. A credit note is one too: kind says so.',
  },
  'invoice.paid': {
    title: 'An invoice is paid',
    text: 'Goods go out, access opens. Also where a discount or a write-off settles the rest.',
  },
  'invoice.reopened': {
    title: 'An invoice is owed again',
    text: 'It was paid and no longer is: money went back, was a mistake or became credit, or a waiver was undone.',
  },
  'invoice.cancelled': {
    title: 'An invoice was cancelled',
    text: 'Books reverse it: both numbers are there.',
  },
  'payment.received': {
    title: 'Money came',
    text: 'Amount, day and way, and what of it belongs to which invoice.',
  },
  'payment.returned': {
    title: 'Money went back',
    text: 'A debit was returned, credit paid out, or a booking was a mistake: reason says it. code says whether to try again.',
  },
  'mandate.requested': { title: 'A customer gave a mandate', text: 'It waits for the office to confirm it.' },
  'mandate.approved': { title: 'A mandate is active', text: 'Whoever collects may do so from now on.' },
  'mandate.ended': { title: 'A mandate ended', text: 'Nothing more is collected by it; reason says why.' },
  'message.received': {
    title: 'A customer wrote',
    text: 'Somebody should look at the office. What it says stays there.',
  },
  'hours.corrected': {
    title: 'Hours were corrected',
    text: 'The office changed hours: time recording and Zahltag differ in this month.',
  },
  'payslips.released': {
    title: 'Payslips were released',
    text: 'How many people’s, and nothing else of payroll. Waits a minute and counts all who follow.',
  },
  'customer.changed': {
    title: 'A customer changed',
    text: 'Your copy is old: the names of the fields say where.',
  },
}

/** What the webhook takes. */
export const received: typeof germanReceived = {
  'zeiterfassung.export': {
    title: 'Hours of a month',
    text: 'Sent by a time recording. The same hours again change nothing, others replace those before. Hours of an id that no employee has are kept under it and counted.',
  },
  'lohnzettel.versandt': {
    title: 'A payslip was delivered',
    text: 'Noted at the month of the employee. If something is missing, the office looks at it.',
  },
  'mandat.neu': {
    title: 'A SEPA mandate was signed elsewhere',
    text: 'Active at once. If the customer or the reference does not fit, the office looks at it.',
  },
  'buchhaltung.export': {
    title: 'An export of the books was made',
    text: 'Noted on the month; each time counts.',
  },
}
