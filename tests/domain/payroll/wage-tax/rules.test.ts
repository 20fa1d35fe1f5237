import { describe, expect, test } from 'vitest'
import { wageTaxParametersOf } from '../../../../app/domain/payroll/parameters/parameters-of'
import type { WageTaxInput } from '../../../../app/domain/payroll/wage-tax/input'
import { wageTax } from '../../../../app/domain/payroll/wage-tax/wage-tax'
import { refusalOf } from '../../../support/payroll-refusal'

const MONTH: WageTaxInput = {
  year: 2026,
  period: 'month',
  payCents: 500_000,
  taxClass: 1,
  health: { kind: 'statutory', additionalRate: '2.90' },
  care: { isChildless: true },
}

describe('wage tax', () => {
  test('one-time pay is taxed by the difference it makes to the year', () => {
    const with5000 = computed(oneTime(500_000))
    const with10000 = computed(oneTime(1_000_000))
    expect(with5000.oneTimeWageTaxCents).toBeGreaterThan(0)
    expect(with10000.oneTimeWageTaxCents).toBeGreaterThan(2 * with5000.oneTimeWageTaxCents)
    expect(with5000.wageTaxCents).toBe(computed({}).wageTaxCents)
  })

  test('child allowances lower Soli and church tax, never the wage tax', () => {
    const high = { payCents: 950_000, isChurchMember: true }
    const none = computed(high)
    const three = computed({ ...high, childAllowances: '3.0' })
    expect(three.wageTaxCents).toBe(none.wageTaxCents)
    expect(three.churchBaseCents).toBeLessThan(none.churchBaseCents)
    expect(three.solidarityCents).toBeLessThan(none.solidarityCents)
  })

  // By hand: 9,389 € a year × 0.9 = 8,450.10 €, of which 8,450 € / 12 = 704.166… €; × 0.85 = 7,980.65 €.
  test.each([
    [undefined, 78_241],
    ['1.000', 78_241],
    ['0.900', 70_416],
    ['0.850', 66_500],
  ])('the factor %s of class IV multiplies the tax of the year, whole euros left', (factor, cents) => {
    expect(computed({ taxClass: 4, ...(factor && { factor }) }).wageTaxCents).toBe(cents)
  })

  test('an untaxed share benefit that makes the year cheaper lowers the running tax', () => {
    const benefit = { payCents: 0, expectedAnnualPayCents: 6_000_000, untaxedShareBenefitCents: 500_000 }
    const plain = computed({})
    const lowered = computed({ oneTime: benefit })
    expect(lowered.wageTaxCents).toBeLessThan(plain.wageTaxCents)
    expect(lowered.oneTimeWageTaxCents).toBe(0)
  })

  test('without church membership there is no base for church tax', () => {
    expect(computed({ isChurchMember: false }).churchBaseCents).toBe(0)
    expect(computed({ isChurchMember: true }).churchBaseCents).toBe(computed({}).wageTaxCents)
  })
})

const REFUSED: [code: string, input: Partial<WageTaxInput>][] = [
  ['retirement_pay_above_pay', { retirement: { payCents: 500_001, firstYear: 2020, firstMonthCents: 1 } }],
  ['negative_amount', { payCents: -1 }],
  ['amount_not_in_cents', { payCents: 0.5 }],
  ['amount_not_in_cents', { payCents: Number.NaN }],
  ['negative_one_time_pay', oneTime(-1)],
  ['unknown_tax_class', { taxClass: 7 as never }],
  ['factor_needs_class_four', { taxClass: 1, factor: '0.9' }],
  ['factor_out_of_range', { taxClass: 4, factor: '1.001' }],
  ['factor_out_of_range', { taxClass: 4, factor: '0' }],
  ['factor_excludes_allowance', { taxClass: 4, factor: '0.9', allowanceCents: 1 }],
  ['malformed_decimal', { taxClass: 4, factor: '0,9' }],
  ['malformed_decimal', { childAllowances: '0.55' }],
  ['malformed_decimal', { health: { kind: 'statutory', additionalRate: '2.905' } }],
  ['class_six_takes_no_addition', { taxClass: 6, additionCents: 1 }],
  ['child_allowances_need_class_one_to_four', { taxClass: 5, childAllowances: '0.5' }],
  ['care_reductions_out_of_range', { care: { reductions: 5 } }],
  ['childless_takes_no_care_reduction', { care: { isChildless: true, reductions: 1 } }],
  ['age_relief_year_in_future', { ageReliefYear: 2027 }],
  ['compensation_above_pay', { oneTime: { payCents: 1, expectedAnnualPayCents: 0, compensationCents: 2 } }],
]

describe('refusals', () => {
  test.each(REFUSED)('%s', (code, input) => {
    expect(refusalOf(() => computed(input))).toBe(code)
  })

  test('a year without a plan', () => {
    expect(refusalOf(() => wageTaxParametersOf(2024))).toBe('year_without_plan')
    expect(refusalOf(() => wageTaxParametersOf(2028))).toBe('year_without_plan')
    expect(refusalOf(() => wageTaxParametersOf(2027).tariff)).toBe('month_without_value')
  })
})

function computed(input: Partial<WageTaxInput>) {
  return wageTax({ ...MONTH, ...input }, wageTaxParametersOf(2026))
}

function oneTime(payCents: number): Partial<WageTaxInput> {
  return { oneTime: { payCents, expectedAnnualPayCents: 4_800_000 } }
}
