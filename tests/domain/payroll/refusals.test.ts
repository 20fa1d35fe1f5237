import { describe, expect, test } from 'vitest'
import { refusedBy } from '~/domain/payroll/findings'
import { REFUSAL_CODES, type RefusalCode } from '~/domain/payroll/refusal-codes'
import { PayrollRefusal } from '../../../app/domain/payroll/errors'
import { wageTaxParametersOf } from '../../../app/domain/payroll/parameters/parameters-of'
import { payslip } from '../../../app/domain/payroll/payslip/payslip'
import type { WageTaxInput } from '../../../app/domain/payroll/wage-tax/input'
import { wageTax } from '../../../app/domain/payroll/wage-tax/wage-tax'
import { shippedFigures } from '../../../app/domain/payroll/years/shipped'
import { findingSentence } from '../../../app/i18n/payroll-sentences.server'
import { inputWith, NO_YEAR, yearOfMonths } from './payslip/worked-payslip'

const SALARY = [{ kind: 'salary', monthlyCents: 300_000 }]
const BONUS = [...SALARY, { kind: 'one_time', amountCents: 2_000_000 }]
const PREMIUMS = { healthPremiumCents: 1, carePremiumCents: 1, taxPremiumCents: 1 }
const MINIJOB = { personGroup: '109', contributionGroup: '6100' }

const slip = (changes: Record<string, unknown>) => () => payslip(inputWith({ earnings: SALARY, ...changes }))
const earning = (change: Record<string, unknown>) => slip({ earnings: [change] })
const employment = (change: Record<string, unknown>) => slip({ employment: change })
const card = (taxCard: Record<string, unknown>) => slip({ taxCard })
const tax = (change: Partial<WageTaxInput>) => () =>
  wageTax({ year: 2026, period: 'month', taxClass: 1, payCents: 1, ...change }, wageTaxParametersOf(2026))

/** Something that meets each refusal; the type asks for every code. */
const PROVOKED: Record<RefusalCode, () => unknown> = {
  year_without_plan: slip({ month: '2028-01' }),
  month_without_parameters: slip({
    month: '2025-02',
    earnings: BONUS,
    history: { lastYear: { insured: NO_YEAR.insured, contributionGroup: '1111', fundId: 'nord' } },
    funds: [
      { id: 'nord', name: 'N', validFrom: '2024-01', additionalRate: '1.7', u1Rate: '1.6', u2Rate: '0.4' },
    ],
  }),
  versorgungsbezuege_not_covered: employment({ retirementPayCents: 1 }),
  negative_one_time_pay: earning({ kind: 'one_time', amountCents: -1 }),
  negative_amount: earning({ kind: 'salary', monthlyCents: -1 }),
  amount_not_in_cents: earning({ kind: 'salary', monthlyCents: 0.5 }),
  malformed_decimal: earning({ kind: 'hours', hours: '7,5', hourlyWageCents: 1 }),
  unknown_tax_class: card({ taxClass: 7 }),
  factor_needs_class_four: card({ taxClass: 3, factor: '0.9' }),
  factor_out_of_range: card({ taxClass: 4, factor: '1.5' }),
  factor_excludes_allowance: card({
    taxClass: 4,
    factor: '0.9',
    allowance: { monthlyCents: 1, annualCents: 12 },
  }),
  class_six_takes_no_addition: card({ taxClass: 6, addition: { monthlyCents: 1, annualCents: 12 } }),
  child_allowances_need_class_one_to_four: card({ taxClass: 5, childAllowances: '1.0' }),
  care_reductions_out_of_range: tax({ care: { reductions: 5 } }),
  childless_takes_no_care_reduction: tax({ care: { isChildless: true, reductions: 1 } }),
  age_relief_year_in_future: tax({ ageReliefYear: 2027 }),
  compensation_above_pay: tax({ oneTime: { payCents: 1, expectedAnnualPayCents: 0, compensationCents: 2 } }),
  retirement_pay_above_pay: tax({
    retirement: { payCents: 999_999_99, firstYear: 2020, firstMonthCents: 1 },
  }),
  contribution_group_not_covered: employment({ contributionGroup: '4111' }),
  contribution_group_contradicts_employment: employment({ ...MINIJOB, contributionGroup: '1111' }),
  transition_zone_excludes_employment: employment({ personGroup: '102', isInTransitionZone: true }),
  transition_zone_with_private_insurance_not_covered: employment({
    isInTransitionZone: true,
    contributionGroup: '0110',
    privateInsurance: PREMIUMS,
  }),
  expected_pay_below_year_so_far: slip({ earnings: BONUS, expectedAnnualPayCents: 1 }),
  march_rule_needs_last_year: slip({
    month: '2026-01',
    earnings: BONUS,
    history: { year: 'unknown' },
  }),
  malformed_input: slip({ employer: { state: 'XX' } }),
  malformed_date: employment({ from: '2026-02-30' }),
  malformed_month: slip({ month: '2026-13' }),
  negative_hours: earning({ kind: 'overtime', hours: '-2', hourlyWageCents: 1 }),
  hours_out_of_range: earning({ kind: 'hours', hours: '745', hourlyWageCents: 1 }),
  unknown_fund: employment({ fundId: 'elsewhere' }),
  not_employed_in_month: slip({ earnings: [], employment: { to: '2026-04-30' } }),
  tax_card_missing: slip({ taxCard: undefined }),
  private_insurance_contradicts_group: employment({ privateInsurance: PREMIUMS }),
  private_insurance_missing: employment({ contributionGroup: '0110' }),
  salary_needs_proration: employment({ from: '2026-05-02' }),
  one_time_pay_needs_expected_annual_pay: slip({
    earnings: [{ kind: 'one_time', amountCents: 1 }],
    employment: { from: '2026-05-02' },
  }),
  deductions_exceed_pay: slip({ deductions: [{ kind: 'garnishment', amountCents: 400_000 }] }),
  unknown_church_mark: card({ taxClass: 1, church: 'none' }),
  history_missing: slip({ history: undefined }),
  malformed_history: slip({ history: 'zero' }),
  history_contradicts_entry: slip({ history: 'first_month' }),
  history_of_another_month: slip({ history: { through: '2025-12' } }),
  history_has_too_many_days: slip({ history: { year: yearOfMonths(5, 1) } }),
  year_so_far_unknown: slip({ earnings: BONUS, history: { year: 'unknown' } }),
  earlier_employers_missing: slip({ earnings: BONUS, employment: { from: '2026-04-01' } }),
  person_group_contradicts_age: employment({ personGroup: '119', contributionGroup: '3321' }),
  contribution_group_contradicts_age: slip({ employee: { birthDate: '1956-01-01' } }),
  pension_exemption_missing: employment({ contributionGroup: '1011' }),
  pension_exemption_contradicts_group: employment({ pensionExemption: 'other' }),
  minijob_far_above_limit: slip({
    employment: MINIJOB,
    taxCard: undefined,
    earnings: [{ kind: 'salary', monthlyCents: 1_206_01 }],
  }),
  one_time_pay_with_other_employment_not_covered: slip({
    earnings: BONUS,
    employment: { others: [{ kind: 'insured', monthlyCents: 3_000_00 }] },
  }),
  insured_days_given_twice: slip({ insuredDays: 5, absences: [{ kind: 'maternity', from: '2026-05-20' }] }),
  month_without_value: () => shippedFigures().in('2027-07')('garnishment'),
  short_term_too_long: slip({
    taxCard: undefined,
    employment: {
      personGroup: '110',
      contributionGroup: '0000',
      from: '2026-05-01',
      fixedTermTo: '2026-08-01',
    },
  }),
  short_term_wage_above_limit: slip({
    taxCard: undefined,
    earnings: [{ kind: 'hours', hours: '1', hourlyWageCents: 1901 }],
    employment: {
      personGroup: '110',
      contributionGroup: '0000',
      from: '2026-05-01',
      fixedTermTo: '2026-05-20',
    },
  }),
  short_time_not_covered: slip({
    shortTime: { fullPayCents: 4_000_00, hasChild: false },
    employment: { isInTransitionZone: true },
  }),
  top_up_too_low: slip({
    earnings: [...SALARY, { kind: 'partial_retirement', regularPayCents: 3_000_00, topUpPercent: '19.9' }],
    employment: { personGroup: '103' },
  }),
  partial_retirement_group_missing: employment({ personGroup: '103' }),
  small_job_above_limit: slip({ taxCard: undefined, employment: { isSmallJob: true } }),
  self_payer_contradicts_group: employment({ paysFundDirectly: true }),
  negative_running_pay: slip({ earnings: [...SALARY, { kind: 'pay_given_up', amountCents: 300_001 }] }),
  born_after_entry: slip({ employee: { birthDate: '2026-12-31' } }),
  absence_ends_before_it_begins: slip({
    absences: [{ kind: 'unpaid', from: '2026-05-20', to: '2026-05-19' }],
  }),
  private_household_not_covered: slip({
    employer: { paysInsolvencyLevy: false },
    employment: { personGroup: '109', contributionGroup: '6100' },
  }),
  running_pay_after_exit: slip({ employment: { to: '2026-04-30' } }),
  after_exit_not_covered: slip({
    earnings: [{ kind: 'one_time', amountCents: 1 }],
    employment: { to: '2026-04-30', isInTransitionZone: true },
  }),
  equalisation_outside_december: slip({
    equalisation: { taxableCents: 0, wageTaxCents: 0, solidarityCents: 0, churchTaxCents: 0 },
  }),
  employments_overlap: slip({
    month: '2026-05',
    employment: { from: '2026-05-01', earlier: [{ from: '2026-01-01', to: '2026-05-01' }] },
  }),
  children_without_parenthood: slip({ employee: { childBirthDates: ['2020-01-01'] } }),
}

describe('refusals', () => {
  test.each(REFUSAL_CODES)('%s is met and said in both languages', (code) => {
    const refusal = refusalOf(PROVOKED[code])
    expect(refusal.code).toBe(code)
    for (const language of ['de', 'en'] as const) {
      const sentence = findingSentence(refusedBy(refusal), language)
      expect(sentence).toMatch(/^\p{Lu}.*\S$/u)
      expect(sentence).not.toMatch(/[{}]|undefined/)
    }
    expect(findingSentence(refusedBy(refusal), 'de')).not.toBe(findingSentence(refusedBy(refusal), 'en'))
  })

  test('a field that is wrong is named', () => {
    expect(refusalOf(PROVOKED.negative_hours).details).toEqual({ field: 'earnings.0.hours' })
  })

  test('unknown fields are not passed over', () => {
    expect(refusalOf(slip({ employment: { taxFree: true } })).code).toBe('malformed_input')
  })
})

function refusalOf(action: () => unknown): PayrollRefusal {
  try {
    action()
  } catch (error) {
    if (error instanceof PayrollRefusal) return error
    throw error
  }
  throw new Error('not refused')
}
