import type * as de from './kinds.de'

export const kinds: typeof de.kinds = {
  message: 'Message',
  address: 'New address',
  bank: 'New bank account',
  mandate: 'Direct debit requested',
  question: 'Question about a payslip',
  delivery: 'Incomplete report',
  transfer: 'Transfer announced',
  choice: 'Payment method chosen',
  fresh_link: 'Link requested, but no email address',
  hours: 'Hours reported after closing',
}

export const events: typeof de.events = {
  'mandat.neu': 'A new direct debit mandate with details missing',
  'lohnzettel.versandt': 'A payslip was delivered, but the report does not say to whom or for which month',
  'zeiterfassung.export': 'Working hours',
  'buchhaltung.export': 'An export to the accounts with details missing',
}
