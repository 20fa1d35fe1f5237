import type * as de from './faults.de'

export const faults: typeof de.faults = {
  payroll_fund_unknown: 'This fund is not entered. Enter its rates first, or write it as there.',
  payroll_choice_unknown: 'We do not know this here. Write it as in the form.',
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
  working_days_wrong: 'Please enter days of a week, for example: 3 or 2.5',
  others_year_missing: 'Please enter both bases: health and care, and pension and unemployment.',
  other_cents_missing: 'Please enter the pay of the other job.',
  earlier_cents_missing: 'Please enter what earlier employers paid.',
  payroll_facts_changed:
    'Somebody else has changed the payroll details in the meantime. Please check the page and enter your change again.',
  payroll_firm_from_missing: 'Please say from which month this holds.',
  payroll_firm_changed: 'Somebody else has changed these details in the meantime. Please check again.',
  payroll_extras_changed: 'Somebody else has changed this month in the meantime. Please check again.',
  closing_done: 'This month is closed already.',
  closing_not_begun: 'A month cannot be closed before it has begun.',
  closing_too_early: 'Months are closed in order. An earlier one is still open.',
  closing_meanwhile:
    'Something has changed since you opened the page. Please look again, and then close the month.',
  closing_unready: 'Not everybody has been released or left out yet. Who is missing stands below.',
  omission_nobody: 'Please tick who is left out.',
  omission_reason_missing: 'Please write briefly why.',
  payroll_fund_exists: 'This insurer already has rates for that month. Delete them first.',
  company_number_wrong:
    'A company number has eight digits that fit together. Please check it, for example: 98000006',
  statement_before_open:
    'Close the month before first: it is reported but still open. What changes there would be in no statement any more.',
  statement_after_told:
    'The month after is reported already, with the rest of this one. Take “reported” back there first.',
  payroll_reporting_changed: 'Somebody else has changed these details meanwhile. Please look again.',
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
