import type { de } from './payroll.de.server'

export const en: typeof de = {
  refusals: {
    year_without_plan: 'Zahltag does not have the official wage tax formula for {year}.',
    month_without_parameters: 'Zahltag does not have the social insurance figures for {year}.',
    versorgungsbezuege_not_covered: 'Pensions from a former employer are not covered.',
    negative_one_time_pay: 'A one-time payment must not be negative.',
    negative_amount: 'This amount must not be negative. {field}',
    amount_not_in_cents: 'Amounts must be in whole cents. {field}',
    malformed_decimal: 'This is not a number in the expected format. {field}',
    unknown_tax_class: 'The tax class must be 1 to 6.',
    factor_needs_class_four: 'A factor is only possible in tax class IV.',
    factor_out_of_range: 'The factor must be above 0 and at most 1.',
    factor_excludes_allowance: 'A factor cannot be combined with an allowance.',
    class_six_takes_no_addition: 'No addition is possible in tax class VI.',
    child_allowances_need_class_one_to_four: 'Child allowances are only possible in tax classes I to IV.',
    care_reductions_out_of_range: 'There are 0 to 4 reductions in care insurance.',
    childless_takes_no_care_reduction:
      'Anyone who pays the surcharge for childless people gets no reductions.',
    age_relief_year_in_future: 'Age relief begins after the 64th birthday.',
    compensation_above_pay: 'The compensation is higher than the amount it is said to be part of.',
    contribution_group_not_covered: 'The contribution group {key} is not covered.',
    contribution_group_contradicts_employment:
      'The contribution group {key} does not match the type of employment.',
    transition_zone_excludes_employment: 'There is no transition zone for this employment.',
    transition_zone_with_other_employment_not_covered:
      'The transition zone with more than one job is not covered.',
    transition_zone_of_pensioners_not_covered:
      "The transition zone with the employer's share alone (pensioners) is not covered.",
    transition_zone_with_private_insurance_not_covered:
      'The transition zone with private health insurance is not covered.',
    transition_zone_in_saxony_unsettled:
      'How care insurance is shared in the transition zone has not been settled for Saxony, so it is not calculated.',
    low_paid_apprentice_not_covered: "Apprentices' pay of up to €325 is not covered.",
    march_rule_needs_last_year:
      "By the March rule the one-time payment belongs to {year}; that year's pay and fund rate are missing.",
    malformed_input: 'The input is incomplete or has the wrong shape. {field}',
    malformed_date: 'This is not a date in the format YYYY-MM-DD. {field}',
    malformed_month: 'This is not a month in the format YYYY-MM. {field}',
    negative_hours: 'Hours must not be negative. {field}',
    hours_out_of_range: 'A month has 744 hours at most. {field}',
    unknown_fund: 'The health fund “{fund}” is not on file for {month}.',
    not_employed_in_month: 'There was no employment in {month}.',
    tax_card_missing: 'The wage tax characteristics are missing.',
    minijob_by_tax_card_not_covered: 'Here, a Minijob is taxed only at the flat rate of 2%.',
    private_insurance_contradicts_group:
      'Private health insurance and the contribution group contradict each other.',
    private_insurance_missing:
      'Without statutory health insurance, details of the private insurance must be given.',
    salary_needs_proration: 'For part of a month, please say how the salary is to be reduced.',
    one_time_pay_needs_expected_annual_pay:
      'For a one-time payment in part of a month, the expected pay for the year must be given.',
    deductions_exceed_pay: 'The deductions are higher than the pay.',
    children_without_parenthood: 'Children have been entered, but there is no proof of parenthood.',
  },

  rules: {
    pay_hours: '{hours} h × {wage}',
    pay_overtime: '{hours} h overtime × {wage}',
    pay_overtime_premium: '{hours} h overtime × {wage} × {premium}',
    pay_salary: 'monthly salary {salary}',
    pay_salary_part: '{salary} × {employedDays} / {days} days',
    pay_as_entered: 'as entered',
    wage_tax:
      "year's pay {annualPay} − age relief {ageRelief} − allowance {allowance} + addition {addition} − lump sums {tableAllowances} − insurance {provision} = taxable {taxableIncome}; year's tax {annualTax} / 12 (§ 39b EStG)",
    wage_tax_by_day:
      "year's pay from the day's {annualPay} − age relief {ageRelief} − allowance {allowance} + addition {addition} − lump sums {tableAllowances} − insurance {provision} = taxable {taxableIncome}; year's tax {annualTax} / 360 = {tax} × {days} days (§ 39b EStG)",
    wage_tax_one_time:
      "year's tax on {payAfter}: {taxAfter} − year's tax on {payBefore}: {taxBefore}, × factor {factor} (§ 39b (3) EStG)",
    solidarity:
      "year's tax with child allowances {annualBase}; free up to {limit} (twice in class III), above at most {mitigationRate} of the excess, else {rate} (§§ 3, 4 SolZG)",
    solidarity_one_time: "{rate} of {base} once the year's tax passes the limit",
    church_tax: '{base} × {rate}',
    church_tax_by_day: '{base} × {rate} a day × {days} days',
    flat_tax: '{base} × {rate} (§ 40a (2) EStG)',
    base_running: 'pay {pay}, at most {yearlyCeiling} / 360 × {days} days = {ceiling}',
    base_one_time: 'one-time pay {pay}, at most {ceiling} ({days} days) − so far {soFar} (§ 23a (3) SGB IV)',
    base_one_time_previous_year:
      'one-time pay {pay} of last year (March rule), at most {ceiling} ({days} days) − so far {soFar} (§ 23a (4) SGB IV)',
    base_zone:
      'transition zone: F {factor} × G {lowerLimit} + ({upperLimit} − G × F) / ({upperLimit} − G) × ({pay} − G), {days} of 30 days (§ 20 (2a) SGB IV)',
    base_zone_below: 'below the transition zone: F {factor} × {pay}, {days} of 30 days (§ 2 (2) BVV)',
    base_minijob: 'pay {pay}',
    base_minijob_minimum: 'minimum base {base} in place of {pay} (§ 163 (8) SGB VI)',
    halves: '{base} × {half} each (half of {rate})',
    employer_half_only: '{base} × {half}, employer only',
    care: '{base} × {employeeRate} employee, × {employerRate} employer (§§ 55, 58 SGB XI)',
    zone_share:
      'whole 2 × ({base} × {half}); employee {employeeBase} × {half}, employer the rest (§ 2 (2) BVV)',
    zone_care:
      'whole 2 × ({base} × {half}); employee {employeeBase} × {half} + surcharge {surcharge} − reduction {reduction} ({reductionRate} of {employeeBase}), employer the rest (§ 2 (2) BVV)',
    minijob_flat_share: '{base} × {rate}, employer only',
    minijob_pension: 'employer {pay} × {rate}; employee {base} × {employeeRate}',
    minijob_pension_minimum:
      'employer {pay} × {rate} = {employer}; employee {base} × {wholeRate} − {employer} (§ 163 (8) SGB VI)',
    levy: '{base} × {rate}',
    private_subsidy: 'half the premium {half} of {premium}, at most {maximum} (§ 257 SGB V, § 61 SGB XI)',
    net: 'gross {gross} − taxes {taxes} − contributions {contributions}',
    payout: 'net {net} + {additions} − {deductions}',
  },

  earnings: {
    hours: 'Hourly pay',
    overtime: 'Overtime',
    overtime_premium: 'Overtime premium',
    salary: 'Salary',
    one_time: 'One-time pay',
    benefit_in_kind: 'Benefit in kind',
  },

  flags: { tax: 'tax', insurance: 'ins.', running: 'R', one_time: 'O', flat: 'F', gross: 'gross Y' },

  taxes: {
    wage_tax: 'Wage tax',
    solidarity: 'Solidarity surcharge',
    church_tax: 'Church tax',
    flat_tax: 'Flat tax',
  },

  branches: {
    health: 'Health insurance',
    additional_health: 'Additional health insurance',
    care: 'Care insurance',
    pension: 'Pension insurance',
    unemployment: 'Unemployment insurance',
  },

  bases: { health: 'Base health/care', pension: 'Base pension/unempl.' },

  parts: { running: 'running', one_time: 'one-time' },

  levies: { u1: 'Levy U1', u2: 'Levy U2', insolvency: 'Insolvency levy' },

  netItems: {
    health_subsidy: 'Subsidy to private health insurance',
    care_subsidy: 'Subsidy to private care insurance',
    benefit_in_kind: 'Benefit in kind (received)',
    garnishment: 'Garnishment',
    advance: 'Advance',
    other: 'Deduction',
  },

  employments: {
    regular: 'Employment',
    apprentice: 'Apprenticeship',
    working_student: 'Working student',
    minijob: 'Minijob',
  },

  notices: {
    minijob_above_limit: 'Pay is above the Minijob limit. Please check whether it is still a Minijob.',
    zone_below_lower_limit: 'Pay is below the transition zone. Please check the regular pay.',
    zone_above_upper_limit: 'Pay is above the transition zone. Please check the regular pay.',
    other_employment_shares_no_ceiling:
      'Several employments: the contribution ceiling is not shared among the employers.',
    march_rule_applied: 'March rule: for social insurance the one-time payment belongs to last year.',
    negative_payout: 'Contributions are higher than the pay; the employee owes the rest.',
  },

  labels: {
    title: 'Payslip',
    certificate: 'Certificate under § 108 (3) sentence 1 of the Trade Regulation Act',
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
    fund: 'Health fund',
    careMarker: 'Care marker',
    parent: 'parenthood',
    under_23: 'under 23',
    transitionZone: 'Transition zone',
    otherEmployment: 'Several employments',
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
  },
}
