import type * as de from './refusals.de.server'

export const refusals: typeof de.refusals = {
  year_without_plan:
    'There are no official figures for {year} here, so Zahltag cannot calculate pay. They come with a new version, or whoever runs Zahltag loads them by "npm run payroll-year".',
  month_without_parameters:
    'There are no social insurance figures for {year} here. They come with a new version, or whoever runs Zahltag loads them by "npm run payroll-year".',
  versorgungsbezuege_not_covered: 'Pensions from a former employer are not covered.',
  negative_one_time_pay: 'A one-off payment cannot be negative.',
  negative_amount: 'This amount cannot be negative. {field}',
  amount_not_in_cents: 'Amounts must be in whole cents. {field}',
  malformed_decimal: 'This is not a number in the expected format. {field}',
  unknown_tax_class: 'The tax class must be 1 to 6.',
  factor_needs_class_four: 'A factor is only possible in tax class IV.',
  factor_out_of_range: 'The factor must be above 0 and at most 1.',
  factor_excludes_allowance: 'A factor cannot be combined with an allowance.',
  class_six_takes_no_addition: 'No addition is possible in tax class VI.',
  child_allowances_need_class_one_to_four: 'Child allowances are only possible in tax classes I to IV.',
  care_reductions_out_of_range: 'There are 0 to 4 reductions in care insurance.',
  childless_takes_no_care_reduction: 'Anyone who pays the surcharge for childless people gets no reductions.',
  age_relief_year_in_future: 'Age relief begins after the 64th birthday.',
  compensation_above_pay: 'The compensation is higher than the amount it is said to be part of.',
  retirement_pay_above_pay:
    'The pension of a former employer is higher than the amount it is said to be part of.',
  contribution_group_not_covered: 'The contribution group {key} is not covered.',
  contribution_group_contradicts_employment:
    'The contribution group {key} does not match the type of employment.',
  transition_zone_excludes_employment: 'There is no transition zone for this employment.',
  transition_zone_with_private_insurance_not_covered:
    'The transition zone with private health insurance is not covered.',
  march_rule_needs_last_year:
    "By the March rule the one-off payment belongs to {year}; that year's pay and insurer’s rate are missing.",
  malformed_input: 'The input is incomplete or has the wrong shape. {field}',
  malformed_date: 'This is not a date in the format YYYY-MM-DD. {field}',
  malformed_month: 'This is not a month in the format YYYY-MM. {field}',
  negative_hours: 'Hours cannot be negative. {field}',
  hours_out_of_range: 'A month has 744 hours at most. {field}',
  unknown_fund: 'The health insurer “{fund}” is not on file for {month}.',
  not_employed_in_month:
    'There was no employment in {month}. If a one-off payment comes after the last day, enter it for this month.',
  tax_card_missing: 'The payroll details lack the tax class.',
  private_insurance_contradicts_group:
    'Private health insurance and the contribution group contradict each other.',
  private_insurance_missing:
    'Without statutory health insurance, details of the private insurance must be given.',
  salary_needs_proration: 'For part of a month, please say how the salary is to be reduced.',
  one_time_pay_needs_expected_annual_pay:
    'For a one-off payment in part of a month, the expected pay for the year must be given.',
  deductions_exceed_pay: 'The deductions are higher than the pay.',
  children_without_parenthood: 'Children have been entered, but there is no proof of parenthood.',
  unknown_church_mark: 'This is not a church mark of ELStAM. {field}',
  history_missing:
    'The figures of the months before are missing. In the first month, please say that it is the first.',
  malformed_history: 'The figures of the months before are incomplete or have the wrong shape.',
  history_contradicts_entry: 'The figures of the months before do not match the entry on {from}.',
  history_of_another_month: 'The figures before go up to {through}, but should go up to {before}.',
  history_has_too_many_days:
    'Up to last month {days} insured days have been entered; since the entry there can be at most {most}.',
  year_so_far_unknown: 'For a one-off payment the pay of the year so far must be known.',
  earlier_employers_missing:
    'For a one-off payment, please say whether there were other employers earlier this year and what they paid.',
  expected_pay_below_year_so_far:
    'The expected pay of the year is lower than what has already been paid this year.',
  person_group_contradicts_age: 'Person group {personGroup} applies only past the regular age limit.',
  contribution_group_contradicts_age:
    'The contribution group {key} does not match the age: past the regular age limit only the employer pays into unemployment insurance.',
  pension_exemption_missing:
    'Without pension insurance, please say whether a professional scheme takes its place.',
  pension_exemption_contradicts_group:
    'The exemption from pension insurance and the contribution group contradict each other.',
  minijob_far_above_limit: 'More than twice the Minijob limit of €{limit} is never a Minijob.',
  one_time_pay_with_other_employment_not_covered:
    'For a one-off payment with several jobs above the contribution ceiling, the pay of the other jobs that was liable this year is missing; private insurance and the March rule are not covered then.',
  insured_days_given_twice: 'Insured days and absences have both been entered; please give only one.',
  month_without_value:
    'Still missing for {month}: {part}. What needs it can be calculated as soon as it is there.',
  short_term_too_long:
    'Employment is short-term only if it is limited from the outset, until {last} at the latest.',
  short_term_wage_above_limit: 'The flat tax of 25% applies only up to €{limit} an hour.',
  short_time_not_covered:
    'The short-time allowance (Kurzarbeitergeld) is calculated only for whole months, outside the transition zone, without another job or garnishment, and for people compulsorily insured in every branch.',
  top_up_too_low: 'In partial retirement pay must be topped up by at least 20%.',
  partial_retirement_group_missing: 'Partial retirement needs exactly one top-up and person group 103.',
  small_job_above_limit: 'The flat tax of 20% applies only up to €{limit} a month.',
  self_payer_contradicts_group:
    'Anyone who pays their health insurer directly is reported without health and care insurance (0110, say) and has no private insurance.',
  negative_running_pay: 'More pay is sacrificed than is earned in the month.',
  born_after_entry: 'The date of birth is after the entry.',
  private_household_not_covered:
    'A mini-job without the insolvency levy is one in a private household, which has other contributions (Haushaltsscheck). Public-law employers can say so in the company’s payroll details.',
  employments_overlap: 'An earlier job with the same company must have ended before this one began.',
  running_pay_after_exit:
    'After the last day there are only one-off payments and severance pay. Regular pay belongs to the month it was earned in: correct the payslip of that month.',
  equalisation_outside_december:
    'The year’s wage tax is equalised with the payslip for December, not with the one for {month}.',
  after_exit_not_covered:
    'This payment after the last day changes what was due in the last month (transition zone, short-term employment, a Minijob or training with very low pay, another job), or coincides with garnishment, absence or short-time work. Enter it in the last month of the employment: that is where it counts for social insurance (§\u00a023a (2) SGB IV).',
  absence_ends_before_it_begins: 'An absence ends before it begins.',
}
