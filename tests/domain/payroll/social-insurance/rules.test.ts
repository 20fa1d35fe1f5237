import { describe, expect, test } from 'vitest'
import {
  transitionCareAdjustment,
  transitionShares,
} from '~/domain/payroll/social-insurance/transition-shares'
import { percent } from '../../../../app/domain/payroll/exact'
import { ageLimitOf } from '../../../../app/domain/payroll/parameters/age-limit'
import { socialInsuranceParametersOf } from '../../../../app/domain/payroll/parameters/parameters-of'
import { ceilingFor, oneTimeBase } from '../../../../app/domain/payroll/social-insurance/ceilings'
import { levies } from '../../../../app/domain/payroll/social-insurance/levies'
import {
  minijobHealth,
  minijobPension,
  minimumBase,
} from '../../../../app/domain/payroll/social-insurance/minijob'
import {
  privateSubsidy,
  subsidyCareRate,
  subsidyHealthRate,
} from '../../../../app/domain/payroll/social-insurance/private-insurance'
import { careRates, careShares, halves } from '../../../../app/domain/payroll/social-insurance/shares'
import {
  transitionBases,
  transitionBasesFor,
  transitionLines,
} from '../../../../app/domain/payroll/social-insurance/transition-zone'

const socialInsurance2025 = socialInsuranceParametersOf(2025)
const socialInsurance2026 = socialInsuranceParametersOf(2026)
const { care, minijob, pensionRate } = socialInsurance2026

describe('shares', () => {
  test('by halves: half the rate is rounded, then taken twice, § 2 (1) BVV', () => {
    // 3,333.33 × 9.3 % = 309.99969 → 310.00 each
    expect(halves(333_333n, pensionRate)).toEqual({ employee: 31_000n, employer: 31_000n })
    // 5,812.50 × 7.3 % = 424.3125
    expect(halves(581_250n, percent('14.6'))).toEqual({ employee: 42_431n, employer: 42_431n })
  })

  test.each([
    ['childless', false, true, 0, '2.4', '1.8'],
    ['one child', false, false, 1, '1.8', '1.8'],
    ['children over 25', false, false, 0, '1.8', '1.8'],
    ['two children', false, false, 2, '1.55', '1.8'],
    ['three', false, false, 3, '1.3', '1.8'],
    ['four', false, false, 4, '1.05', '1.8'],
    ['five', false, false, 5, '0.8', '1.8'],
    ['seven', false, false, 7, '0.8', '1.8'],
    ['Saxony, childless', true, true, 0, '2.9', '1.3'],
    ['Saxony, one child', true, false, 1, '2.3', '1.3'],
    ['Saxony, five', true, false, 5, '1.3', '1.3'],
  ])('care insurance: %s', (_, isSaxony, isChildless, childrenUnder25, employee, employer) => {
    const rates = careRates({ isSaxony, isChildless, childrenUnder25 }, care)
    expect(rates).toEqual({ employee: percent(employee), employer: percent(employer) })
  })

  test('the surcharge of the childless is part of one rate: 5,512.50 × 2.4 % = 132.30', () => {
    const childless = { isSaxony: false, isChildless: true, childrenUnder25: 0 }
    expect(careShares(551_250n, childless, socialInsurance2025.care).employee).toBe(13_230n)
  })
})

/** § 235 (2) SGB VI: months above 65 for those born from 1947 to 1963; § 35 SGB VI: 67 after them. */
test('the regular age limit rises by a month, then by two', () => {
  const added = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24]
  expect(added.map((_, index) => ageLimitOf(1947 + index).months)).toEqual(added)
  expect([1946, 1970].map((year) => ageLimitOf(year).months)).toEqual([0, 24])
})

describe('ceilings', () => {
  test.each([
    ['2025, a month', 66_150_00n, 30, 5_512_50n],
    ['2026, a month', 69_750_00n, 30, 5_812_50n],
    ['2026, 17 days', 69_750_00n, 17, 3_293_75n],
    ['2026 pension, 17 days', 101_400_00n, 17, 4_788_33n],
    ['2026 pension, 13 days', 101_400_00n, 13, 3_661_67n],
  ])('%s', (_, yearly, days, ceiling) => {
    expect(ceilingFor(yearly, days)).toBe(ceiling)
  })

  test('one-time pay fills the room of the year and no more', () => {
    // 6 months: 34,875.00; 6 × 5,000 liable so far leave 4,875.
    const year = { days: 180, base: 30_000_00n }
    expect(oneTimeBase(3_000_00n, 69_750_00n, year)).toBe(3_000_00n)
    expect(oneTimeBase(6_000_00n, 69_750_00n, year)).toBe(4_875_00n)
    expect(oneTimeBase(6_000_00n, 69_750_00n, { days: 180, base: 40_000_00n })).toBe(0n)
  })
})

describe('transition zone', () => {
  const joint2023 = { factor: 692_200n, lowerLimit: 520_00n, upperLimit: 2_000_00n }

  test('example 8 of the joint circular of 20 December 2022: 950 €', () => {
    const bases = transitionBases(950_00n, joint2023)
    expect(bases).toEqual({ whole: 836_45n, employee: 581_08n })
    expect(transitionShares(bases, percent('14.6'))).toEqual({ employee: 42_42n, employer: 79_70n })
    expect(transitionShares(bases, percent('1.5'))).toEqual({ employee: 4_36n, employer: 8_18n })
    expect(transitionShares(bases, percent('3.05'))).toEqual({ employee: 8_86n, employer: 16_66n })
    expect(transitionShares(bases, percent('18.6'))).toEqual({ employee: 54_04n, employer: 101_54n })
    expect(transitionShares(bases, percent('2.6'))).toEqual({ employee: 7_55n, employer: 14_19n })
  })

  test('the childless pay more on the whole base, parents less on the lower one', () => {
    const bases = transitionBases(1_000_00n, socialInsurance2026.transitionZone)
    const childless = { isSaxony: false, isChildless: true, childrenUnder25: 0 }
    const threeChildren = { isSaxony: false, isChildless: false, childrenUnder25: 3 }
    // 854.06 × 0.6 % = 5.12; 568.36 × 0.5 % = 2.84
    expect(transitionCareAdjustment(bases, childless, care)).toEqual({ surcharge: 5_12n, reduction: 0n })
    expect(transitionCareAdjustment(bases, threeChildren, care)).toEqual({ surcharge: 0n, reduction: 2_84n })
  })

  test.each([
    ['just above the lower limit', 603_01n, 399_14n, 1n],
    ['1,200 €', 1_200_00n, 1_083_25n, 854_69n],
    ['at the upper limit', 2_000_00n, 2_000_00n, 2_000_00n],
    ['above it: the general rules', 2_000_01n, 2_000_01n, 2_000_01n],
    ['at the lower limit: the employer alone', 603_00n, 399_13n, 0n],
    ['below it: F × pay', 500_00n, 330_95n, 0n],
  ])('bases 2026: %s', (_, pay, whole, employee) => {
    expect(transitionBases(pay, socialInsurance2026.transitionZone)).toEqual({ whole, employee })
  })

  test('a part month is raised to 30 days and lowered again', () => {
    const zone = { factor: 684_600n, lowerLimit: 538_00n, upperLimit: 2_000_00n }
    expect(transitionBases(720_00n, zone)).toEqual({ whole: 571_44n, employee: 248_97n })
    expect(transitionBasesFor(480_00n, 20, zone)).toEqual({ whole: 380_96n, employee: 165_98n })
  })

  test('the published straight lines of 2026', () => {
    const { transitionZone } = socialInsurance2026
    expect(transitionLines(transitionZone, 9)).toMatchObject({
      wholeFactor: 1_145937223n,
      employeeFactor: 1_431639227n,
    })
    expect(transitionLines(transitionZone, 7)).toMatchObject({
      wholeDeduction: 291_8744452n,
      employeeDeduction: 863_2784538n,
    })
  })
})

describe('Minijob', () => {
  test.each([
    ['500 €', 500_00n, 30, 75_00n, 18_00n],
    ['603 €', 603_00n, 30, 90_45n, 21_71n],
    ['100 €: the rest to 18.6 % of 175 €', 100_00n, 30, 15_00n, 17_55n],
    ['175 €', 175_00n, 30, 26_25n, 6_30n],
    ['50 € in 15 days: 18.6 % of 87.50 €', 50_00n, 15, 7_50n, 8_78n],
    ['nothing paid', 0n, 30, 0n, 0n],
  ])('pension insurance on %s', (_, pay, days, employer, employee) => {
    const minimum = minimumBase(pay, { insuredDays: days, otherMinijobPay: 0n, otherInsuredPay: [] }, minijob)
    expect(minijobPension(pay, minimum, pensionRate, minijob)).toMatchObject({ employer, employee })
  })

  test('health insurance is the flat 13 %', () => {
    expect(minijobHealth(500_00n, minijob)).toBe(65_00n)
  })
})

describe('private insurance and levies', () => {
  test('the subsidy is half the premium, at most the statutory share', () => {
    const health = subsidyHealthRate(socialInsurance2026, true)
    expect(privateSubsidy(5_812_50n, 1_200_00n, { days: 30 }, health).amount).toBe(508_59n)
    expect(privateSubsidy(5_812_50n, 700_01n, { days: 30 }, health).amount).toBe(350_01n)
    expect(
      privateSubsidy(5_812_50n, 300_00n, { days: 30 }, subsidyCareRate(socialInsurance2026, false)).amount,
    ).toBe(104_63n)
    expect(
      privateSubsidy(5_812_50n, 300_00n, { days: 30 }, subsidyCareRate(socialInsurance2026, true)).amount,
    ).toBe(75_56n)
    const last = subsidyHealthRate(socialInsurance2025, true)
    expect(privateSubsidy(5_512_50n, 1_200_00n, { days: 30 }, last).amount).toBe(471_32n)
  })

  test('one-time pay counts for insolvency pay alone', () => {
    const rates = { u1: percent('1.9'), u2: percent('0.39'), insolvency: percent('0.15') }
    expect(levies({ running: 3_000_00n, oneTime: 1_000_00n }, rates)).toEqual({
      u1: 57_00n,
      u2: 11_70n,
      insolvency: 6_00n,
    })
  })
})
