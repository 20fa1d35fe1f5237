import type * as de from './kinds.de'

export const kinds: typeof de.kinds = {
  message: 'Message',
  address: 'New address',
  bank: 'New bank account',
  mandate: 'Direct debit requested',
  question: 'Question about a payslip',
  delivery: 'Report to check',
  transfer: 'Transfer announced',
  choice: 'Payment method chosen',
  fresh_link: 'Link requested, but no email address',
  returned: 'Direct debit returned',
  double_debit: 'Paid, but still to be debited',
  hours: 'Hours reported after closing',
  unknown_hours: 'Hours without an employee',
  transfer_back: 'Payroll transfer came back',
  event_endpoint: 'Address for events does not answer',
}

export const events: typeof de.events = {
  'mandat.neu': 'A new direct debit mandate that was not entered',
  'lohnzettel.versandt': 'A payslip was delivered, but the report does not say to whom or for which month',
  'zeiterfassung.export': 'Working hours',
  'buchhaltung.export': 'An export to the accounts with details missing',
}

export const reasons: typeof de.reasons = {
  incomplete: 'Details are missing from the report.',
  unknown_customer: 'No customer fits, or the ID and the customer number belong to different customers.',
  customer_archived:
    'The customer is archived. To collect from them again, restore the customer and enter the mandate.',
  reference_taken: 'There is already a mandate with this reference, but its details are different.',
  mandate_not_active:
    'The mandate with this reference is not valid: it has been revoked or refused, or not confirmed yet.',
  signed_later: 'The date of signature is in the future.',
  b2b_consumer: 'The customer is a consumer, and B2B direct debits are for businesses only.',
  outside_sepa: 'The account is outside SEPA, so nothing can be collected from it.',
  mandate_lapsed:
    'It was signed more than 36 months ago. If you have collected under it since, enter the mandate and the day of the last collection; otherwise it has lapsed.',
}
