import type { de } from './payroll-run-faults.de'

export const en: typeof de = {
  payroll_from_missing: 'Please enter the month from which the payroll details count.',
  person_group_missing: 'Please choose the person group.',
  contribution_group_wrong: 'The contribution group has four digits, for example: 1111',
  payroll_tax_class_missing: 'Please choose the tax class.',
  factor_wrong: 'A factor looks like this: 0.912',
  child_allowances_wrong: 'Please enter the child allowances as a number, for example: 1.5',
  child_birth_dates_wrong: 'Please enter birth dates with commas between them, for example: 11.05.2013',
  children_without_parent: 'Children are entered, but proof of parenthood is not ticked.',
  other_cents_missing: 'Please enter the pay of the other job.',
  earlier_cents_missing: 'Please enter what the earlier employers paid.',
  payroll_facts_changed:
    'Somebody else has changed the payroll details meanwhile. Please look at the page and enter it once more.',
  payroll_firm_changed: 'Somebody else has changed these details meanwhile. Please look again.',
  payroll_extras_changed: 'Somebody else has changed this month meanwhile. Please look again.',
  payroll_fund_exists: 'There are rates for this fund and month already. Delete them first.',
  state_missing: 'Please choose the state.',
  percent_wrong: 'Please enter a percentage, for example: 25',
  fund_name_missing: 'Please enter the name of the fund.',
  fund_from_missing: 'Please enter the month from which the rates count.',
  rate_wrong: 'Please enter a rate, for example: 2.90',
  extra_amount_missing: 'Please enter the amount.',
  extra_kind_missing: 'Please choose what it is.',
  absence_dates_wrong: 'Please enter the first and the last day.',
}
