import { yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const paid = (monthlyCents: number) => [{ kind: 'salary', monthlyCents }]
const kug = (fullPayCents: number, actualCents: number, more = {}) => ({
  earnings: paid(actualCents),
  shortTime: { fullPayCents, hasChild: false },
  ...more,
})
const APPRENTICE = { personGroup: '102', from: '2026-05-01' }
const MIXED = { taxClass: 4, church: 'ev', churchOfSpouse: 'rk' }

/** Short-time work, maternity, partial retirement, low-paid training, several churches. */
export const replacement: LawCase[] = [
  {
    name: 'short-time work: 3,500.00 and 1,750.00 count as 3,500 and 1,760 €',
    law: '§§ 105, 106 (1) sentence 5, 153 SGB III: (2,388.42 − 1,359.92) × 60 %',
    input: kug(3_500_00, 1_750_00),
    expected: { 'short time allowance': '617.10', notices: 'short_time_by_rule' },
  },
  {
    name: 'no work at all: of 3,500 €',
    law: '§ 105 no. 2 SGB III: 2,388.42 × 60 %',
    input: kug(3_500_00, 0),
    expected: { 'short time allowance': '1,433.05', 'wage tax': '0.00', gross: '0.00' },
  },
  {
    name: 'no work at all, with a child: of 3,500 €',
    law: '§ 105 no. 1 SGB III: 2,388.42 × 67 %',
    input: kug(3_500_00, 0, { shortTime: { fullPayCents: 3_500_00, hasChild: true } }),
    expected: { 'short time allowance': '1,600.24' },
  },
  {
    name: 'children and church change nothing in the flat net pay, which is not the real one',
    law: '§ 153 (1) sentences 3, 4 SGB III',
    input: kug(3_500_00, 1_750_00, {
      employee: { isParent: true, childBirthDates: ['2015-01-01', '2018-01-01'] },
      taxCard: { taxClass: 1, church: 'ev', childAllowances: '1.0' },
    }),
    expected: { 'short time allowance': '617.10' },
  },
  {
    name: 'more pay than without short-time work: nothing',
    law: '§ 106 (1) SGB III',
    input: kug(2_000_00, 2_100_00),
    expected: { 'short time allowance': '0.00', 'base health': '2,100.00', 'health fictitious': 'none' },
  },
  {
    name: 'pay of a job begun meanwhile is added to actual pay',
    law: '§ 106 (3) SGB III',
    input: kug(3_500_00, 1_250_00, {
      shortTime: { fullPayCents: 3_500_00, addedCents: 500_00, hasChild: false },
    }),
    expected: {
      'short time allowance': '617.10',
      'base health': '1,250.00',
      'base health fictitious': '1,400.00',
    },
  },
  {
    name: 'one-time pay: what is insured without being paid uses up the room of the year',
    law: '§ 23a (3) SGB IV, § 232a (2) SGB V: 58,125.00 − 49,500.00 − 1,500.00 − 3,200.00',
    input: {
      ...kug(5_500_00, 1_500_00),
      month: '2026-10',
      earnings: [...paid(1_500_00), { kind: 'one_time', amountCents: 9_000_00 }],
      history: { year: yearOfMonths(9, 5_500_00) },
    },
    expected: { 'base health fictitious': '3,200.00', 'base health one-time': '3,925.00' },
  },
  {
    name: 'levies and unemployment insurance by actual pay alone',
    law: '§ 7 (2) AAG, § 358 SGB III, § 341 SGB III',
    input: kug(3_500_00, 1_750_00),
    expected: { u1: '28.00', u2: '7.00', insolvency: '2.63', unemployment: '22.75' },
  },
  {
    name: 'short-time work in the zone',
    law: '§ 163 (6) SGB VI with § 20 (2a) SGB IV: not settled here',
    input: kug(1_500_00, 900_00, { employment: { isInTransitionZone: true } }),
    expected: { refused: 'short_time_not_covered' },
  },
  {
    name: 'net pay of a day below 13 €: no subsidy to Mutterschaftsgeld',
    law: '§ 20 (1) MuSchG',
    input: {
      earnings: [{ kind: 'maternity_subsidy', netOfThreeMonthsCents: 1_100_00, days: 31 }],
      absences: [{ kind: 'maternity', from: '2026-05-01' }],
    },
    expected: { gross: '0.00', payout: '0.00' },
  },
  {
    name: 'partial retirement near the ceiling: up to 90 % of it',
    law: '§ 163 (5) SGB VI: 7,605.00 − 5,000.00',
    input: {
      earnings: [
        ...paid(5_000_00),
        { kind: 'partial_retirement', regularPayCents: 5_000_00, topUpPercent: '20' },
      ],
      employment: { personGroup: '103' },
    },
    expected: { 'base pension fictitious': '2,605.00', 'pension fictitious': '484.53', gross: '6,000.00' },
  },
  {
    name: 'apprentice of 325 €: the employer alone, at the average additional rate',
    law: '§ 20 (3) SGB IV, § 242 (3) SGB V: 325.00 × (14.6 + 2.9 + 3.6 + 18.6 + 2.6) %',
    input: { earnings: paid(325_00), employment: APPRENTICE, employee: { birthDate: '2006-10-02' } },
    expected: { 'shares of employee': '0.00', 'shares of employer': '137.48', payout: '325.00' },
  },
  {
    name: 'apprentice of 325.01 €: shared',
    law: '§ 20 (3) SGB IV',
    input: { earnings: paid(325_01), employment: APPRENTICE, employee: { birthDate: '2006-10-02' } },
    expected: { 'shares of employee': '68.75', health: '23.73' },
  },
]

/** What church tax is withheld does not depend on the spouse's church. */
export const churches: LawCase[] = ['HH', 'BY'].map((state) => ({
  name: `married into another church, ${state}`,
  law: 'church tax acts: halves to both churches, but in Bavaria, Bremen and Lower Saxony',
  input: { earnings: paid(4_000_00), employer: { state }, taxCard: MIXED },
  expected: {
    'church tax': state === 'BY' ? '41.96' : '47.20',
    'church ev': state === 'BY' ? 'none' : '23.60',
    'church rk': state === 'BY' ? 'none' : '23.60',
  },
}))
