import { percent } from '../exact'
import type { WageTaxParameters } from './wage-tax-parameters'
import { wageTaxSources } from './wage-tax-sources'

const PLAN = 'Programmablaufplan Lohnsteuer 2026 of 12 Nov 2025'
const UNEMPLOYMENT = `§ 39b (2) sentence 5 no. 3 e EStG; ${PLAN}, MVSPHB (VSPALV)`

export const wageTax2026: WageTaxParameters = {
  version: '2026.1',
  sources: wageTaxSources(PLAN, { kind: UNEMPLOYMENT, rate: UNEMPLOYMENT, cap: UNEMPLOYMENT }),
  tariff: {
    basicAllowance: 12_348_00n,
    zones: [
      { kind: 'progressive', end: 17_799_00n, a: 914_51n, b: 1_400_00n, c: 0n },
      { kind: 'progressive', end: 69_878_00n, a: 173_10n, b: 2_397_00n, c: 1_034_87n },
      { kind: 'proportional', end: 277_825_00n, rate: percent('42'), minus: 11_135_63n },
      { kind: 'proportional', rate: percent('45'), minus: 19_470_38n },
    ],
  },
  classesFiveAndSix: {
    minimumRate: percent('14'),
    firstLimit: 14_071_00n,
    steps: [
      { above: 34_939_00n, rate: percent('42') },
      { above: 222_260_00n, rate: percent('45') },
    ],
    factoredIncomeIn: 'euros',
  },
  expensesLumpSum: 1_230_00n,
  specialExpensesLumpSum: 36_00n,
  singleParentRelief: 4_260_00n,
  childAllowance: { classesOneToThree: 9_756_00n, classFour: 4_878_00n },
  solidarity: { limit: 20_350_00n, rate: percent('5.5'), mitigationRate: percent('11.9') },
  churchTax: { rate: percent('9'), lowerRate: percent('8'), lowerRateStates: ['BW', 'BY'] },
  provision: {
    pensionCeiling: 101_400_00n,
    pensionRate: percent('9.3'),
    healthCeiling: 69_750_00n,
    careCeiling: 69_750_00n,
    healthRate: percent('7'),
    careRate: percent('1.8'),
    careRateSaxony: percent('2.3'),
    childlessRate: percent('0.6'),
    reductionPerChild: percent('0.25'),
    alternative: { kind: 'unemployment', rate: percent('1.3'), cap: 1_900_00n },
  },
}
