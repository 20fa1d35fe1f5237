import { describe, expect, test } from 'vitest'
import { calculate } from '~/domain/payroll/calculation'
import { percent } from '~/domain/payroll/exact'
import { minijobHealthRate, zoneFactor } from '~/domain/payroll/parameters/derived-rates'
import type { RateRule } from '~/domain/payroll/parameters/minijob-parameters'
import { socialInsuranceParametersOf, wageTaxParametersOf } from '~/domain/payroll/parameters/parameters-of'
import type { Tariff } from '~/domain/payroll/parameters/wage-tax-parameters'
import { taxInClassesFiveAndSix } from '~/domain/payroll/wage-tax/classes-five-and-six'
import { incomeTax } from '~/domain/payroll/wage-tax/income-tax'
import { provisionAllowance } from '~/domain/payroll/wage-tax/provision'
import { taxpayerOf } from '~/domain/payroll/wage-tax/taxpayer'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { inputWith } from '../payslip/worked-payslip'

const tax = wageTaxParametersOf(2026)
const insurance = socialInsuranceParametersOf(2026)

/** 47 % from 280,000 on, without a jump: 19,470.38 + 2 % of 280,000 = 25,070.38. */
const SIX_ZONES: Tariff = {
  ...tax.tariff,
  zones: [
    ...tax.tariff.zones.slice(0, 3),
    { kind: 'proportional', end: 279_999_00n, rate: percent('45'), minus: 19_470_38n },
    { kind: 'proportional', rate: percent('47'), minus: 25_070_38n },
  ],
}

describe('a tariff is a list of zones', () => {
  test.each([
    // 0.45 × 277,826 − 19,470.38 = 105,551.32
    ['the first euro of 45 %', 277_826_00n, 105_551_00n],
    // 0.45 × 279,999 − 19,470.38 = 106,529.17
    ['the last euro of 45 %', 279_999_00n, 106_529_00n],
    // 0.47 × 280,000 − 25,070.38 = 106,529.62
    ['the first euro of 47 %', 280_000_00n, 106_529_00n],
    // 0.47 × 300,000 − 25,070.38 = 115,929.62
    ['20,000 above', 300_000_00n, 115_929_00n],
  ])('with a sixth zone: %s', (_, income, expected) => {
    expect(incomeTax(income, SIX_ZONES)).toBe(expected)
  })

  test('classes V and VI have a top rate more: 47 % of the 20,000 above 280,000 is 9,400', () => {
    const { classesFiveAndSix } = tax
    const steps = [...classesFiveAndSix.steps, { above: 280_000_00n, rate: percent('47') }]
    const withStep = { ...tax, classesFiveAndSix: { ...classesFiveAndSix, steps } }
    const at280 = taxInClassesFiveAndSix(280_000_00n, withStep)
    expect(at280).toBe(taxInClassesFiveAndSix(280_000_00n, tax))
    expect(taxInClassesFiveAndSix(300_000_00n, withStep) - at280).toBe(9_400_00n)
  })
})

describe('care insurance has a ceiling of its own', () => {
  test('for wage tax: 76,500 × 8.45 % + 72,900 × 2.4 % + 90,000 × 9.3 % = 16,583.85', () => {
    const provision = { ...tax.provision, healthCeiling: 76_500_00n, careCeiling: 72_900_00n }
    const taxpayer = taxpayerOf({
      ...{ year: 2026, period: 'year', taxClass: 1, payCents: 90_000_00 },
      ...{ health: { kind: 'statutory', additionalRate: '2.90' }, care: { isChildless: true } },
    })
    expect(provisionAllowance(taxpayer, 90_000_00n, provision)).toBe(16_584_00n)
  })
})

describe('rates that follow from others', () => {
  test.each<[string, RateRule, string]>([
    ['2026: 13 % by law', percent('13'), '13'],
    ['from 2027: 14.6 + 2.9', 'by_rates', '17.5'],
  ])('health insurance of a Minijob, %s', (_, rule, expected) => {
    expect(minijobHealthRate(rule, insurance)).toBe(percent(expected))
  })

  test.each<[string, { flat: string; average: string; expected: bigint }]>([
    ['2025, as published: 28 / 41.9', { flat: '13', average: '2.5', expected: 668_300n }],
    ['2026, as published: 28 / 42.3', { flat: '13', average: '2.9', expected: 661_900n }],
    ['the rule of 2027 at 2.9: 32.5 / 42.3', { flat: '17.5', average: '2.9', expected: 768_300n }],
    ['the rule of 2027 at 3.1: 32.7 / 42.5', { flat: '17.7', average: '3.1', expected: 769_400n }],
  ])('F %s', (_, { flat, average, expected }) => {
    const health = { ...insurance.health, averageAdditionalRate: percent(average) }
    const minijob = { ...insurance.minijob, healthRate: percent(flat) }
    expect(zoneFactor('by_rates', { ...insurance, health }, minijob)).toBe(expected)
  })
})

describe('the pay limit is that of the group, § 6 (6) to (8) SGB V', () => {
  // 6,000 a month are 72,000 a year: below 77,400, above the 69,750 of those private since 2002.
  test.each([
    [undefined, true],
    ['general', true],
    ['since_2002', false],
    ['since_2026', true],
  ])('%s', (payLimit, isBelow) => {
    const premiums = { healthPremiumCents: 60_000, carePremiumCents: 8_000, taxPremiumCents: 50_000 }
    const { issues } = calculate(
      inputWith({
        employment: { contributionGroup: '0110', privateInsurance: { ...premiums, payLimit } },
        earnings: [{ kind: 'salary', monthlyCents: 6_000_00 }],
      }),
      shippedFigures(),
    )
    expect(issues.map(({ code }) => code).includes('below_annual_pay_limit')).toBe(isBelow)
  })
})
