import type { de } from './payroll-run-faults.de'

export const en: typeof de = {
  payroll_from_missing: 'Please enter the month the payroll details apply from.',
  person_group_missing: 'Please choose the person group.',
  contribution_group_wrong: 'The contribution group has four digits, for example: 1111',
  payroll_tax_class_missing: 'Please choose the tax class.',
  payroll_tax_class_needed:
    'Please choose the tax class. Only Minijobs and short-term work can do without one.',
  factor_wrong: 'A factor looks like this: 0.912',
  child_allowances_wrong: 'Please enter the child allowances as a number, for example: 1.5',
  child_birth_dates_wrong: 'Please enter dates of birth separated by commas, for example: 11.05.2013',
  children_without_parent: 'Children have been entered, but proof of parenthood is not ticked.',
  other_cents_missing: 'Please enter the pay of the other job.',
  earlier_cents_missing: 'Please enter what earlier employers paid.',
  payroll_facts_changed:
    'Somebody else has changed the payroll details in the meantime. Please check the page and enter your change again.',
  payroll_firm_changed: 'Somebody else has changed these details in the meantime. Please check again.',
  payroll_extras_changed: 'Somebody else has changed this month in the meantime. Please check again.',
  payroll_fund_exists: 'This insurer already has rates for that month. Delete them first.',
  state_missing: 'Please choose the federal state.',
  percent_wrong: 'Please enter a percentage, for example: 25',
  fund_name_missing: 'Please enter the name of the insurer.',
  fund_from_missing: 'Please enter the month the rates apply from.',
  rate_wrong: 'Please enter a rate, for example: 2.90',
  extra_amount_missing: 'Please enter the amount.',
  extra_kind_missing: 'Please choose what it is.',
  holiday_days_wrong: 'Please enter days as a number, for example: 28 or 2.5',
  special_missing: 'Please fill this in, or leave the whole section empty.',
  month_days_wrong: 'Please enter days of the month, 31 at most.',
  count_wrong: 'Please enter a whole number up to 999.',
  lost_hours_wrong: 'Please enter hours as a number, for example: 7.5',
  absence_dates_wrong: 'Please enter the first and the last day.',
}
