import type { EarningKind } from '~/domain/payroll/payslip/earning-kinds'
import type { NetItem, TaxLine } from '~/domain/payroll/payslip/result-lines'
import type { LevyRow } from '~/domain/payroll/social-insurance/contribution-rows'
import type { Branch } from '~/domain/payroll/social-insurance/insured-month'
import { GERMAN_TERMS, type Term } from './languages'

type LineName = EarningKind | TaxLine['tax'] | Branch | LevyRow['levy'] | NetItem['kind'] | 'company_pension'

const ALWAYS: readonly Term[] = ['gross', 'net', 'payout', 'holiday']

const TERM_OF: Record<LineName, Term> = {
  hours: 'hourly_pay',
  overtime: 'overtime',
  overtime_premium: 'overtime',
  salary: 'salary',
  running: 'running',
  one_time: 'one_time',
  benefit_in_kind: 'benefit_in_kind',
  passed_on_flat_tax: 'flat_tax',
  premium: 'premium',
  voucher: 'voucher',
  tax_free: 'tax_free',
  commute_allowance: 'commute_allowance',
  flat_taxed: 'flat_taxed',
  meals: 'meals',
  accommodation: 'accommodation',
  company_car: 'company_car',
  job_bike: 'job_bike',
  pay_given_up: 'pay_given_up',
  pension_conversion: 'pension_conversion',
  savings: 'savings',
  severance: 'severance',
  maternity_pay: 'maternity_pay',
  maternity_subsidy: 'maternity_subsidy',
  partial_retirement: 'partial_retirement',
  wage_tax: 'wage_tax',
  solidarity: 'solidarity',
  church_tax: 'church_tax',
  flat_tax: 'flat_tax',
  health: 'health',
  additional_health: 'health',
  care: 'care',
  pension: 'pension',
  unemployment: 'unemployment',
  u1: 'levies',
  u2: 'levies',
  insolvency: 'levies',
  company_pension: 'company_pension',
  health_subsidy: 'insurance_subsidy',
  care_subsidy: 'insurance_subsidy',
  pension_subsidy: 'insurance_subsidy',
  health_subsidy_one_time: 'insurance_subsidy',
  care_subsidy_one_time: 'insurance_subsidy',
  voluntary_health: 'voluntary_insurance',
  voluntary_care: 'voluntary_insurance',
  garnishment: 'garnishment',
  advance: 'advance',
  other: 'deduction',
  reimbursement: 'reimbursement',
  pension_from_net: 'company_pension',
  short_time_allowance: 'short_time_allowance',
}

const TERMS: ReadonlyMap<string, Term> = new Map([
  ...(Object.entries(TERM_OF) as [string, Term][]),
  ['hourly_pay', 'hourly_pay'],
  ['overtime_pay', 'overtime'],
  ['equalisation', 'equalisation'],
])

const ALL = Object.keys(GERMAN_TERMS) as Term[]

/**
 * The terms that explain a payslip with lines of these codes, in the order of the paper; all of them where the lines
 * are not known, or one of them has a code of a payroll office's own.
 */
export function termsOf(codes: readonly string[] | null): Term[] {
  const found = codes?.map(termOf)
  if (!found || found.includes(undefined)) return ALL
  const wanted = new Set<Term | undefined>([...ALWAYS, ...found])
  return ALL.filter((term) => wanted.has(term))
}

/** The employer's share, one-time pay and fictitious pay have the term of the plain line; taxes that come back have one for all. */
function termOf(code: string): Term | undefined {
  const name = code
    .replace(/^employer_/, '')
    .replace(/_(one_time|fictitious)$/, '')
    .replace(/^.+_equalisation$/, 'equalisation')
  return TERMS.get(name)
}
