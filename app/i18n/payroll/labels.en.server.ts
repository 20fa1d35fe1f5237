import type * as de from './labels.de.server'

export const employments: typeof de.employments = {
  regular: 'Employment',
  apprentice: 'Apprenticeship',
  working_student: 'Working student',
  minijob: 'Minijob',
  short_term: 'Short-term employment',
  director: 'Managing director',
}

export const notices: typeof de.notices = {
  minijob_above_limit:
    'Regular pay of {pay} is above the Minijob limit of {limit}. Please check whether it is still a Minijob.',
  minijob_above_year_limit:
    'Pay for the year is expected to reach {pay}, which is more than {limit}. Please check whether it is still a Minijob.',
  zone_below_lower_limit: 'Pay of {pay} is below the transition zone. Please check the regular pay.',
  zone_above_upper_limit: 'Pay of {pay} is above the transition zone. Please check the regular pay.',
  zone_in_saxony_by_text:
    'Care insurance in Saxony within the transition zone: calculated by the text of the law; there is no official example.',
  ceiling_shared: 'More than one job: the contribution ceiling is shared in proportion to the pay.',
  paid_after_exit:
    'Paid after the last day: for social insurance it counts towards the last month of the employment in this year; if there was none, no contributions are due (§\u00a023a (2) SGB IV).',
  equalisation_not_attached:
    'The refund from equalising the year’s wage tax is not earned income, so the garnishment is calculated without it. If the order expressly attaches the claim to refunded wage tax too, pay it to the creditor.',
  expected_pay_raised:
    'Nothing has been said about pay of the year, so what was paid here has been raised to a year (R 39b.6 (3) LStR). If the person says otherwise, or earns nothing more this year, enter the expected pay of the year.',
  march_rule_applied: 'March rule: for social insurance, the one-off payment counts towards last year.',
  earlier_employers_unknown:
    'Pay from earlier employers is not known and was extrapolated: mark the payroll account with S.',
  age_limit_allowance_applied: 'Past the standard retirement age, {amount} is free of wage tax (Aktivrente).',
  age_limit_allowance_unconfirmed:
    'Tax class VI past the standard retirement age: the exemption (Aktivrente) needs written confirmation.',
  below_annual_pay_limit:
    'Regular annual pay of {pay} is not above the annual earnings limit of {limit}. Please check the insurance.',
  whole_salary_for_fewer_days:
    'A full salary with only {days} insured days. Please check whether it has to be reduced.',
  negative_payout: 'Contributions are higher than the pay; the employee owes the rest.',
  short_term_conditions:
    'Flat-rate tax of 25%: please check that there are at most {days} consecutive days and on average at most {day} a day.',
  below_training_pay:
    'The training pay of {pay} is below the least pay of {least} (§ 17 (2) BBiG). Less may apply to part-time training or under a collective agreement.',
  below_minimum_wage: 'The hourly wage of {wage} is below the minimum wage of {least}.',
  minimum_wage_unknown:
    'The minimum wage of this month is not known yet: please check yourself that the pay is enough.',
  training_pay_unknown:
    'The minimum pay of apprentices is not known yet: please check yourself that the pay is enough.',
  short_time_by_rule:
    "The short-time allowance (Kurzarbeitergeld) was calculated under §§ 105, 106, 153 SGB III. Please compare it with the employment agency's table.",
  top_up_within_net:
    'The top-up is tax-free only as long as it and net pay together do not exceed net full-time pay. Please check.',
}

export const labels: typeof de.labels = {
  title: 'Payslip',
  certificate: 'Statement under § 108 (3) sentence 1 of the Trade Regulation Act (GewO)',
  employer: 'Employer',
  employee: 'Employee',
  born: 'born',
  insuranceNumber: 'Insurance number',
  taxId: 'Tax ID',
  since: 'Since',
  until: 'Until',
  days: 'Tax days {taxDays}, insured days {insuredDays}',
  taxClass: 'Tax class',
  factor: 'Factor',
  childAllowances: 'Child allowances',
  church: 'Church',
  allowance: 'Allowance month/year',
  addition: 'Addition month/year',
  flatTaxed: 'flat-taxed',
  contributionGroup: 'Contribution group',
  fund: 'Health insurer',
  careMarker: 'Care marker',
  parent: 'parenthood',
  under_23: 'under 23',
  born_before_1940: 'born before 1940',
  transitionZone: 'Transition zone',
  otherEmployment: 'More than one job',
  earnings: 'Earnings',
  gross: 'Gross',
  ageLimitAllowance: 'of which free of wage tax (Aktivrente)',
  taxesHead: 'Taxes',
  contributionsHead: "Social insurance (employee's share)",
  basesHead: 'Pay subject to contributions',
  net: 'Net pay',
  payout: 'Paid out',
  employerHead: "Employer's costs",
  employerContributions: 'Shares of social insurance',
  employerSubsidies: 'Subsidies to insurance',
  total: 'Total costs',
  yearHead: 'January to date',
  noticesHead: 'Notes',
}
