import type * as de from './lines.de.server'

export const earnings: typeof de.earnings = {
  hours: 'Hourly pay',
  overtime: 'Overtime',
  overtime_premium: 'Overtime premium',
  salary: 'Salary',
  one_time: 'One-off payment',
  benefit_in_kind: 'Benefit in kind',
  passed_on_flat_tax: 'Flat-rate tax (passed on)',
  running: 'Running pay',
  premium: 'Night, Sunday or public holiday premium',
  voucher: 'Voucher',
  tax_free: 'Tax-free benefit',
  commute_allowance: 'Commuting allowance',
  flat_taxed: 'Benefit taxed at a flat rate',
  meals: 'Meals',
  accommodation: 'Accommodation',
  company_car: 'Company car',
  job_bike: 'Company bike',
  pay_given_up: 'Salary sacrifice',
  pension_conversion: 'Salary sacrifice for a company pension',
  savings: 'Savings allowance (employer)',
  severance: 'Severance pay',
  maternity_pay: 'Maternity pay',
  maternity_subsidy: 'Subsidy to Mutterschaftsgeld',
  partial_retirement: 'Top-up in partial retirement',
}

export const paidTimes: typeof de.paidTimes = {
  sick: 'Sick pay',
  vacation: 'Holiday pay',
  public_holiday: 'Paid time off work',
}

export const flags: typeof de.flags = {
  tax: 'tax',
  insurance: 'ins.',
  running: 'R',
  other: 'O',
  one_time: 'O',
  flat: 'F',
  free: 'free',
  none: '–',
  gross: 'gross Y',
  notGross: 'gross N',
}

export const taxes: typeof de.taxes = {
  wage_tax: 'Wage tax',
  solidarity: 'Solidarity surcharge',
  church_tax: 'Church tax',
  flat_tax: 'Flat-rate tax',
}

export const branches: typeof de.branches = {
  health: 'Health insurance',
  additional_health: 'Additional health insurance',
  care: 'Care insurance',
  pension: 'Pension insurance',
  unemployment: 'Unemployment insurance',
}

export const bases: typeof de.bases = {
  health: 'Base health/care',
  care: 'Base care',
  pension: 'Base pension/unempl.',
  unemployment: 'Base unempl.',
}

export const parts: typeof de.parts = {
  running: 'regular',
  one_time: 'one-off',
  fictitious: 'fictitious',
  equalisation: 'Equalisation of the year’s wage tax',
}

export const employer: typeof de.employer = { company_pension: 'Company pension' }

export const levies: typeof de.levies = { u1: 'Levy U1', u2: 'Levy U2', insolvency: 'Insolvency levy' }

export const netItems: typeof de.netItems = {
  health_subsidy: 'Subsidy to health insurance',
  care_subsidy: 'Subsidy to care insurance',
  health_subsidy_one_time: 'Subsidy to health insurance (one-off)',
  care_subsidy_one_time: 'Subsidy to care insurance (one-off)',
  pension_subsidy: 'Subsidy to professional scheme',
  voluntary_health: 'Voluntary health insurance',
  voluntary_care: 'Care insurance (voluntary)',
  benefit_in_kind: 'Benefit in kind (received)',
  garnishment: 'Garnishment',
  advance: 'Advance',
  other: 'Deduction',
  reimbursement: 'Reimbursed expenses',
  savings: 'Savings',
  pension_from_net: 'Company pension from net pay',
  short_time_allowance: 'Short-time allowance',
}
