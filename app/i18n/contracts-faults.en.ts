import type { de } from './contracts-faults.de'

export const en: typeof de = {
  second_look_missing: 'Please confirm that you have asked.',
  reply_missing: 'Please write your reply.',
  report_gone: 'The report was deleted after 90 days, so the task can no longer be reopened.',
  refusal_reason_missing: 'Please tell the customer why.',
  new_mandate_needed: 'You need a new mandate for this account.',
  mandates_changed:
    'Somebody has changed this customer’s mandates in the meantime. Please compare the accounts again.',
  mandate_missing: 'The customer has no valid direct debit mandate to change.',
  no_address: 'No email address is known.',
  contract_title_missing: 'Please say what the contract covers.',
  customer_archived: 'This customer is archived. Restore the customer first.',
  interval_missing: 'Please choose how often you send an invoice.',
  interval_weeks_wrong: 'Please enter a number of weeks from 1 to 52.',
  date_missing: 'Please choose a day.',
  next_before_start: 'The next invoice cannot be before the start.',
  next_long_ago:
    'The next invoice is dated more than a year ago. Check the year, or write the invoices by hand.',
  date_wrong: 'Please check the date, for example: 31.03.2026',
  end_before_start: 'The contract cannot end before it starts.',
  pause_end_before_start: 'The pause cannot end before it starts.',
  prices_in_force:
    'These prices are already in force or are the first of the contract. Enter the right ones for the same day instead.',
  prices_changed: 'Somebody has changed the prices in the meantime. Please look at them again.',
  notice_wrong: 'Please enter a number of months from 0 to 24.',
  due_day_wrong: 'Please enter a day from 1 to 31.',
  reason_missing: 'Please say why the contract ends.',
  lines_missing: 'Please enter at least one line.',
  lines_too_many: 'There can be no more than 300 lines. Please split them between several invoices.',
  paste_empty: 'Please paste some rows from a spreadsheet first.',
  line_description_missing: 'Please describe the service.',
  quantity_wrong: 'Please enter a quantity, for example: 2.5',
  price_wrong: 'Please enter a price in euros, for example: 45.00',
  price_too_high:
    'A unit price may be at most €9,999,999. Split it: for example a quantity of 2 at half the price.',
  unit_wrong: 'Please choose a unit from the list.',
  tax_wrong: 'Please choose a tax rate from the list.',
}
