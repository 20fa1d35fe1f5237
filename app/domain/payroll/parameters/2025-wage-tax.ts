import { percent } from '../exact'
import type { WageTaxParameters } from './wage-tax-parameters'
import { wageTaxSources } from './wage-tax-sources'

const PLAN = 'Programmablaufplan Lohnsteuer 2025 of 22 Jan 2025'
const MINIMUM = `§ 39b (2) sentence 5 no. 3 last half-sentence EStG (2025); ${PLAN}, MVSP (VSP2, VHB)`
const SUBSIDY = `§ 39b (2) sentence 5 no. 3 d EStG (2025); ${PLAN}, MPARA (KVSATZAG, PVSATZAG)`

/** Wage tax 2025; the plan covers every pay period that ends in 2025. */
export const wageTax2025: WageTaxParameters = {
  version: '2025.1',
  sources: wageTaxSources(PLAN, {
    kind: MINIMUM,
    rate: MINIMUM,
    cap: MINIMUM,
    capClassThree: MINIMUM,
    subsidy: { healthRate: SUBSIDY, careRate: SUBSIDY, careRateSaxony: SUBSIDY },
  }),
  tariff: {
    basicAllowance: 12_096_00n,
    zones: [
      { kind: 'progressive', end: 17_443_00n, a: 932_30n, b: 1_400_00n, c: 0n },
      { kind: 'progressive', end: 68_480_00n, a: 176_64n, b: 2_397_00n, c: 1_015_13n },
      { kind: 'proportional', end: 277_825_00n, rate: percent('42'), minus: 10_911_92n },
      { kind: 'proportional', rate: percent('45'), minus: 19_246_67n },
    ],
  },
  classesFiveAndSix: {
    minimumRate: percent('14'),
    firstLimit: 13_785_00n,
    steps: [
      { above: 34_240_00n, rate: percent('42') },
      { above: 222_260_00n, rate: percent('45') },
    ],
    factoredIncomeIn: 'cents',
  },
  expensesLumpSum: 1_230_00n,
  specialExpensesLumpSum: 36_00n,
  singleParentRelief: 4_260_00n,
  childAllowance: { classesOneToThree: 9_600_00n, classFour: 4_800_00n },
  solidarity: { limit: 19_950_00n, rate: percent('5.5'), mitigationRate: percent('11.9') },
  churchTax: { rate: percent('9'), lowerRate: percent('8'), lowerRateStates: ['BW', 'BY'] },
  provision: {
    pensionCeiling: 96_600_00n,
    pensionRate: percent('9.3'),
    healthCeiling: 66_150_00n,
    careCeiling: 66_150_00n,
    healthRate: percent('7'),
    careRate: percent('1.8'),
    careRateSaxony: percent('2.3'),
    childlessRate: percent('0.6'),
    reductionPerChild: percent('0.25'),
    alternative: {
      kind: 'minimum',
      rate: percent('12'),
      cap: 1_900_00n,
      capClassThree: 3_000_00n,
      subsidy: { healthRate: percent('8.25'), careRate: percent('1.8'), careRateSaxony: percent('1.3') },
    },
  },
}
