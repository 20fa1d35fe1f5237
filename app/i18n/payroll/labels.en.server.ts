import type * as de from './labels.de.server'

export const employments: typeof de.employments = {
  regular: 'Employment',
  apprentice: 'Apprenticeship',
  working_student: 'Working student',
  minijob: 'Minijob',
}

export const notices: typeof de.notices = {
  minijob_above_limit: 'Pay is above the Minijob limit. Please check whether it is still a Minijob.',
  zone_below_lower_limit: 'Pay is below the transition zone. Please check the regular pay.',
  zone_above_upper_limit: 'Pay is above the transition zone. Please check the regular pay.',
  other_employment_shares_no_ceiling:
    'More than one job: the contribution ceiling is not shared among the employers.',
  march_rule_applied: 'March rule: for social insurance the one-time payment belongs to last year.',
  negative_payout: 'Contributions are higher than the pay; the employee owes the rest.',
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
  transitionZone: 'Transition zone',
  otherEmployment: 'More than one job',
  earnings: 'Earnings',
  gross: 'Gross',
  taxesHead: 'Taxes',
  contributionsHead: "Social insurance (employee's share)",
  basesHead: 'Pay liable to contributions',
  net: 'Net pay',
  payout: 'Paid out',
  employerHead: "Employer's costs",
  employerContributions: 'Shares of social insurance',
  employerSubsidies: 'Subsidies to private insurance',
  total: 'Total costs',
  yearHead: 'January to date',
  noticesHead: 'Notes',
}
