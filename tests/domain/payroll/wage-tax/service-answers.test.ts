import { describe, expect, test } from 'vitest'
import { wageTaxParametersOf } from '../../../../app/domain/payroll/parameters/parameters-of'
import type { WageTaxInput } from '../../../../app/domain/payroll/wage-tax/input'
import { wageTax } from '../../../../app/domain/payroll/wage-tax/wage-tax'

const CHURCH = { isChurchMember: true }
const PARENT = (reductions: number) => ({ care: { isChildless: false, reductions } })

/**
 * Answers of the ministry's own test service for 2026 (additional rate 2.9 %, childless unless said): LST,
 * SOLZ, BK, STS in cents.
 */
const ANSWERS: [label: string, input: Partial<WageTaxInput>, answers: [number, number, number, number]][] = [
  ['V, 650 €', { taxClass: 5, payCents: 65_000 }, [5_666, 0, 0, 0]],
  ['V, 1,000 €', { taxClass: 5, payCents: 100_000 }, [9_516, 0, 0, 0]],
  ['VI, 1,600 €', { taxClass: 6, payCents: 160_000 }, [20_816, 0, 0, 0]],
  ['I, 2,000 €', { payCents: 200_000 }, [8_816, 0, 0, 0]],
  ['III, 3,500 €', { taxClass: 3, payCents: 350_000 }, [11_016, 0, 0, 0]],
  ['V, 7,000 €: Soli', { taxClass: 5, payCents: 700_000 }, [200_516, 3_681, 0, 0]],
  ['VI, 12,000 €: Soli', { taxClass: 6, payCents: 1_200_000 }, [409_283, 22_510, 0, 0]],
  ['I with church', { payCents: 160_000, ...CHURCH }, [2_225, 0, 2_225, 0]],
  ['I, one child', { payCents: 350_000, childAllowances: '1', ...CHURCH }, [40_550, 0, 18_358, 0]],
  ['III, half a child', with3('0.5', 350_000), [11_016, 0, 3_416, 0]],
  ['III, one child', with3('1', 700_000), [87_950, 0, 64_683, 0]],
  [
    'I, half a child',
    { payCents: 1_200_000, childAllowances: '0.5', ...CHURCH },
    [347_275, 18_161, 330_200, 0],
  ],
  [
    'II',
    { taxClass: 2, payCents: 1_200_000, childAllowances: '2.5', ...CHURCH },
    [332_358, 9_212, 247_000, 0],
  ],
  [
    'IV',
    { taxClass: 4, payCents: 1_200_000, childAllowances: '2.5', ...CHURCH },
    [347_275, 16_065, 304_591, 0],
  ],
  ['fund of 4.4 %', { taxClass: 5, payCents: 700_000, ...fund('4.4') }, [198_683, 3_462, 0, 0]],
  ['Saxony', { payCents: 350_000, care: { isChildless: true, isSaxony: true } }, [40_041, 0, 0, 0]],
  ['two children under 25', { payCents: 350_000, ...PARENT(1) }, [41_416, 0, 0, 0]],
  ['five children under 25', { payCents: 350_000, ...PARENT(4) }, [42_175, 0, 0, 0]],
  ['no unemployment insurance', { payCents: 350_000, hasUnemploymentInsurance: false }, [40_550, 0, 0, 0]],
  ['private, no subsidy', { taxClass: 3, payCents: 350_000, ...premium(55_000, 0) }, [7_616, 0, 0, 0]],
  [
    'private, subsidy',
    { taxClass: 5, payCents: 700_000, ...premium(55_000, 27_500) },
    [215_450, 5_458, 0, 0],
  ],
  [
    'in no branch but private',
    {
      payCents: 700_000,
      hasPensionInsurance: false,
      hasUnemploymentInsurance: false,
      ...premium(90_000, 60_000),
    },
    [184_166, 1_735, 0, 0],
  ],
  ['factor 0.6', { taxClass: 4, payCents: 1_200_000, factor: '0.6' }, [208_358, 4_614, 0, 0]],
  ['allowance of 1,000 €', { payCents: 580_000, allowanceCents: 100_000 }, [66_241, 0, 0, 0]],
  ['a year', { period: 'year', payCents: 4_800_000, ...CHURCH }, [629_400, 0, 629_400, 0]],
  ['a week', { period: 'week', payCents: 90_000 }, [11_429, 0, 0, 0]],
  [
    'a week with a child',
    { period: 'week', taxClass: 4, payCents: 140_000, childAllowances: '1', ...CHURCH },
    [25_067, 0, 21_604, 0],
  ],
  ['a day', { period: 'day', payCents: 15_000 }, [2_167, 0, 0, 0]],
  ['a day in V', { period: 'day', taxClass: 5, payCents: 26_000 }, [7_699, 243, 0, 0]],
  ['V, 50,000 €', { taxClass: 5, payCents: 5_000_000, ...CHURCH }, [2_090_708, 114_988, 2_090_708, 0]],
  ['III, 25,000 €', with3('3', 2_500_000), [800_466, 38_391, 698_033, 0]],
  ['I, one-time 5,000 €', oneTime(1, 500_000), [52_450, 0, 0, 125_100]],
  ['III, one-time 5,000 €', oneTime(3, 500_000), [20_183, 0, 0, 98_000]],
  ['V, one-time 5,000 €', oneTime(5, 500_000), [94_491, 0, 0, 167_700]],
  ['VI, one-time 5,000 €', oneTime(6, 500_000), [98_925, 0, 0, 167_700]],
  ['I, one-time 3,000 €, yearly allowance', oneTime(1, 300_000, 240_000), [52_450, 0, 0, 72_300]],
  ['age relief of 2005', { payCents: 280_000, ageReliefYear: 2005 }, [20_825, 0, 0, 0]],
]

describe("answers of the ministry's test service 2026", () => {
  test.each(ANSWERS)('%s', (_, input, answers) => {
    const whole: WageTaxInput = {
      year: 2026,
      period: 'month',
      taxClass: 1,
      payCents: 0,
      ...fund('2.9'),
      care: { isChildless: true },
      ...input,
    }
    const tax = wageTax(whole, wageTaxParametersOf(2026))
    const { wageTaxCents, solidarityCents, churchBaseCents, oneTimeWageTaxCents } = tax
    expect([wageTaxCents, solidarityCents, churchBaseCents, oneTimeWageTaxCents]).toEqual(answers)
  })
})

function fund(additionalRate: string): Partial<WageTaxInput> {
  return { health: { kind: 'statutory', additionalRate } }
}

function premium(premiumCents: number, subsidyCents: number): Partial<WageTaxInput> {
  return { health: { kind: 'private', premiumCents, subsidyCents } }
}

function with3(childAllowances: string, payCents: number): Partial<WageTaxInput> {
  return { taxClass: 3, payCents, childAllowances, ...CHURCH }
}

function oneTime(taxClass: 1 | 3 | 5 | 6, payCents: number, annualAllowanceCents = 0): Partial<WageTaxInput> {
  return {
    taxClass,
    payCents: 400_000,
    oneTime: { payCents, expectedAnnualPayCents: 4_800_000, annualAllowanceCents },
  }
}
