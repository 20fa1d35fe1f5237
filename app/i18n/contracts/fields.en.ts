import type * as de from './fields.de'

export const fields: typeof de.fields = {
  number: 'Contract number',
  customer: 'Customer',
  title: 'What it covers',
  starts_on: 'Start',
  ends_on: 'End',
  end_reason: 'Reason',
  notice_months: 'Notice in months',
  interval_months: 'How often you send an invoice',
  interval_weeks: 'Number of weeks',
  due_day: 'Day of the month for the invoice',
  next_invoice_on: 'Next invoice',
  is_property: 'Work on a building or its grounds',
  billing: 'Who writes the invoices',
  is_in_advance: 'What an invoice covers',
  is_prorated: 'A period that the contract covers in part',
  paused_from_on: 'First day of the pause',
  paused_until_on: 'Last day of the pause',
  prices_json: 'Lines and prices',
  archived_at: 'Archived',
  net: 'Net',
}
