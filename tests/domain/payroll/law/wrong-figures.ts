import { insuredYear, NO_YEAR, yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const salary = (monthlyCents: number) => ({ kind: 'salary', monthlyCents, proration: 'calendar_days' })
const paid = (monthlyCents: number) => [salary(monthlyCents)]
const withBonus = (monthlyCents: number, amountCents: number) => [
  salary(monthlyCents),
  { kind: 'one_time', amountCents },
]
const premium = (healthPremiumCents: number, more = {}) => ({
  contributionGroup: '0110',
  privateInsurance: { healthPremiumCents, carePremiumCents: 0, taxPremiumCents: 0, ...more },
})
const MINIJOB = { personGroup: '109', contributionGroup: '6100', fundId: undefined }
const PAST_65 = { birthDate: '1955-06-06', isParent: true }
const pensioner = (cents: number) => ({
  earnings: paid(cents),
  employee: PAST_65,
  employment: { personGroup: '119', contributionGroup: '3321' },
})
const FUNDS = [
  { id: 'old', name: 'Old', validFrom: '2025-01', additionalRate: '1.9', u1Rate: '1.6', u2Rate: '0.4' },
  { id: 'new', name: 'New', validFrom: '2025-01', additionalRate: '2.8', u1Rate: '1.6', u2Rate: '0.4' },
]
const lastYear = (cents: number, more = {}) => ({
  insured: insuredYear(360, cents),
  contributionGroup: '1111',
  fundId: 'nord',
  ...more,
})
/** January to October in pension insurance alone (working student until June), then in all branches. */
const STUDENT_UNTIL_JUNE = {
  ...NO_YEAR,
  taxableRunningCents: 18_000_00 + 6 * 1_000_00,
  insured: {
    ...insuredYear(120, 4 * 4_500_00),
    pension: { days: 300, cents: 4 * 4_500_00 + 6 * 1_000_00 },
  },
}

/** Figures that are easily got wrong where a person or a history matters. */
export const wrongFigures: LawCase[] = [
  ...[
    ['1,800.00', 1_800_00, '0.00'],
    ['2,500.00', 2_500_00, '0.00'],
    ['3,500.00', 3_500_00, '34.50'],
    ['5,000.00', 5_000_00, '376.08'],
  ].map(([pay, cents, tax]) => ({
    name: `past the age limit, ${pay} €`,
    law: '§ 3 no. 21 EStG',
    input: pensioner(Number(cents)),
    expected: { 'wage tax': String(tax), pension: '0.00', notices: 'age_limit_allowance_applied' },
  })),
  {
    name: 'past the age limit, waiving the freedom from pension insurance',
    law: '§ 3 no. 21 EStG',
    input: { ...pensioner(2_200_00), employment: { personGroup: '120', contributionGroup: '3121' } },
    expected: { 'wage tax': '0.00', pension: '204.60', health: '154.00' },
  },
  {
    name: 'past the age limit in class VI without a confirmation: taxed',
    law: '§ 3 no. 21 EStG',
    input: { ...pensioner(1_000_00), taxCard: { taxClass: 6 } },
    expected: { notices: 'age_limit_allowance_unconfirmed', 'tax free past age limit': '0.00' },
  },
  {
    name: 'past the age limit in class VI with a confirmation',
    law: '§ 3 no. 21 EStG',
    input: { ...pensioner(1_000_00), taxCard: { taxClass: 6, isAgeLimitAllowanceConfirmed: true } },
    expected: { 'wage tax': '0.00', 'tax free past age limit': '1,000.00' },
  },
  {
    name: 'in the month of the age limit itself: not yet',
    law: '§ 3 no. 21 EStG, § 235 SGB VI: born 10 Sep 1959, 66 years and 2 months on 9 Nov 2025; born 10 Mar 1960, 66 years and 4 months on 9 Jul 2026',
    input: {
      month: '2026-07',
      earnings: paid(2_500_00),
      employee: { birthDate: '1960-03-10', isParent: true },
    },
    expected: { 'tax free past age limit': '0.00' },
  },
  {
    name: 'before 2026 there is no such allowance',
    law: 'Aktivrentengesetz, in force from 1 Jan 2026',
    input: { ...pensioner(2_500_00), month: '2025-12' },
    expected: { 'tax free past age limit': '0.00' },
  },
  {
    name: 'a bonus in November with the year before it',
    law: '§ 39b (3) EStG, § 23a (3) SGB IV',
    input: {
      month: '2026-11',
      earnings: withBonus(3_000_00, 4_000_00),
      history: { year: yearOfMonths(10, 3_000_00) },
    },
    expected: { 'wage tax one-time': '890.00', 'base health one-time': '4,000.00' },
  },
  {
    name: 'the same without the year: refused, not zero',
    law: '§ 39b (3) EStG, § 23a (3) SGB IV',
    input: { month: '2026-11', earnings: withBonus(3_000_00, 4_000_00), history: undefined },
    expected: { refused: 'history_missing' },
  },
  {
    name: 'working student until June, then employee: room by branch',
    law: '§ 23a (3) sentence 2 SGB IV',
    input: {
      month: '2026-11',
      earnings: withBonus(4_500_00, 10_000_00),
      history: { year: STUDENT_UNTIL_JUNE },
    },
    expected: { 'base health one-time': '6,562.50', 'base pension one-time': '10,000.00' },
  },
  {
    name: 'private insurance, continued pay ends on the 12th',
    law: '§ 257 (2) sentence 2 SGB V: half of what is to be paid for the days',
    input: { earnings: paid(6_000_00), insuredDays: 12, employment: premium(280_00) },
    expected: { 'health subsidy': '56.00' },
  },
  {
    name: 'private insurance, exit on the 15th',
    law: '§ 257 (2) sentence 2 SGB V',
    input: { earnings: paid(6_000_00), employment: { ...premium(600_00), to: '2026-05-15' } },
    expected: { 'health subsidy': '150.00' },
  },
  {
    name: 'private insurance below the ceiling with holiday pay: 7,500 × 8.75 % within half the premiums of the year',
    law: '§ 257 (2) sentence 2 SGB V with § 226 (1) no. 1, § 23a',
    input: {
      earnings: withBonus(4_500_00, 3_000_00),
      employment: premium(1_100_00),
      history: {
        year: {
          ...yearOfMonths(4, 4_500_00),
          privateCover: {
            days: 120,
            baseCents: 4 * 4_500_00,
            health: { halfPremiumCents: 4 * 550_00, paidCents: 4 * 393_75 },
            care: { halfPremiumCents: 0, paidCents: 0 },
          },
        },
      },
    },
    expected: { 'health subsidy': '393.75', 'health subsidy one time': '262.50' },
  },
  {
    name: 'the same in the first month: the room of one month, 5,812.50 × 8.75 % in all',
    law: '§ 257 (2) sentence 2 SGB V',
    input: {
      earnings: withBonus(4_500_00, 3_000_00),
      employment: { ...premium(1_100_00), from: '2026-05-01' },
      earlierEmployers: 'none',
    },
    expected: { 'health subsidy': '393.75', 'health subsidy one time': '114.84' },
  },
  {
    name: 'private insurance past the age limit: half of 14.0 and of 2.9 %',
    law: '§ 257 (2) sentence 3 SGB V',
    input: {
      earnings: paid(6_500_00),
      employee: PAST_65,
      employment: { ...premium(1_400_00), personGroup: '119', contributionGroup: '0320' },
    },
    expected: { 'health subsidy': '491.16' },
  },
  {
    name: 'managing director who is no employee, privately insured: no subsidy, no levies',
    law: '§ 257 (2) SGB V "Beschäftigte", AAG, § 358 (2) SGB III',
    input: {
      earnings: paid(8_000_00),
      employment: {
        ...premium(900_00),
        personGroup: 'director',
        contributionGroup: '0000',
        fundId: undefined,
      },
    },
    expected: {
      'health subsidy': 'none',
      u1: 'none',
      u2: 'none',
      insolvency: 'none',
      'shares of employer': 'none',
    },
  },
  {
    name: 'managing director who pays a statutory fund himself: wage tax alone',
    law: '§ 39b (2) sentence 5 no. 3 EStG',
    input: { earnings: paid(8_000_00), employment: { personGroup: 'director', contributionGroup: '0000' } },
    expected: { u1: 'none', 'shares of employee': 'none', 'health subsidy': 'none' },
  },
  {
    name: 'Minijob with a private premium entered: no subsidy',
    law: '§ 257 (2) sentence 1 SGB V',
    input: {
      earnings: paid(450_00),
      taxCard: undefined,
      employment: { ...MINIJOB, ...premium(400_00), contributionGroup: '0100' },
    },
    expected: { 'health subsidy': 'none', costs: '531.77' },
  },
  {
    name: 'working student with a private premium entered: no subsidy',
    law: '§ 257 (2) sentence 1 SGB V',
    input: {
      earnings: paid(1_500_00),
      employment: { ...premium(230_00), personGroup: '106', contributionGroup: '0100' },
    },
    expected: { 'health subsidy': 'none' },
  },
  {
    name: 'external managing director, insured: no U1, but U2',
    law: '§ 1 AAG, circular of 19 Nov 2019',
    input: { earnings: paid(6_000_00), employment: { isManagingDirector: true } },
    expected: { u1: 'none', u2: '24.00', insolvency: '9.00' },
  },
  {
    name: 'hired for three weeks: no U1',
    law: '§ 7 (2) sentence 2 AAG',
    input: {
      earnings: paid(2_000_00),
      employment: { from: '2026-05-04', to: '2026-05-24', fixedTermTo: '2026-05-24' },
    },
    expected: { u1: 'none' },
  },
  {
    name: 'March rule after a change of fund: the old fund and its 1.9 %',
    law: '§ 23a (4) SGB IV',
    input: {
      month: '2026-02',
      funds: FUNDS,
      earnings: withBonus(5_500_00, 3_000_00),
      employment: { fundId: 'new' },
      history: {
        year: yearOfMonths(1, 5_500_00),
        lastYear: lastYear(50_000_00, { fundId: 'old' }),
      },
    },
    expected: { 'additional one-time': '28.50', additional: '77.00' },
  },
  {
    name: 'March rule after a change of group: the branches of December',
    law: '§ 23a (4) SGB IV, meeting of 18 Nov 2015 TOP 4',
    input: {
      month: '2026-01',
      earnings: withBonus(8_000_00, 3_000_00),
      employment: premium(900_00),
      history: { year: { ...NO_YEAR, insured: insuredYear(360, 60_000_00) }, contributionGroup: '1111' },
    },
    expected: { health: 'none', 'health one-time': '219.00', 'base health one-time': '3,000.00' },
  },
  {
    name: 'second bonus by the March rule: what the first has left of last year',
    law: '§ 23a (3), (4) SGB IV',
    input: {
      month: '2026-02',
      earnings: withBonus(5_500_00, 3_000_00),
      history: { year: yearOfMonths(1, 5_500_00), lastYear: lastYear(66_150_00 - 1_000_00) },
    },
    expected: { 'base health one-time': '1,000.00', notices: 'march_rule_applied' },
  },
  {
    name: 'new this year, pay of earlier employers unknown: extrapolated, letter S',
    law: '§ 39b (3) sentence 2 EStG',
    input: {
      month: '2026-11',
      earnings: withBonus(3_000_00, 3_000_00),
      employment: { from: '2026-07-01' },
      earlierEmployers: 'unknown',
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { 'wage tax one-time': '664.00', notices: 'earlier_employers_unknown' },
  },
  {
    name: 'new this year, no earlier employer',
    law: '§ 39b (3) EStG',
    input: {
      month: '2026-11',
      earnings: withBonus(3_000_00, 3_000_00),
      employment: { from: '2026-07-01' },
      earlierEmployers: 'none',
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { 'wage tax one-time': '421.00', notices: '' },
  },
  {
    name: 'pharmacist exempted for a professional scheme: allowance and subsidy as in pension insurance',
    law: '§ 39b (2) sentence 5 no. 3 a EStG, § 172a SGB VI',
    input: {
      earnings: paid(5_000_00),
      employment: { contributionGroup: '1011', pensionExemption: 'professional_scheme' },
    },
    expected: { 'wage tax': '782.41', 'pension subsidy': '465.00', pension: 'none' },
  },
  {
    name: 'Midijob on Krankengeld all month with a holiday bonus',
    law: '§ 23a (2), (3) SGB IV, circular of 21 Mar 2019 no. 5.3.5',
    input: {
      earnings: [{ kind: 'one_time', amountCents: 300_00 }],
      insuredDays: 0,
      employment: { isInTransitionZone: true },
      history: { year: yearOfMonths(4, 1_200_00) },
    },
    expected: {
      'base health one-time': '198.57',
      'shares of employer': '84.00',
      'shares of employee': '1.19',
    },
  },
  {
    name: 'two jobs above the ceiling share it',
    law: '§ 22 (2) SGB IV',
    input: {
      earnings: paid(5_000_00),
      employment: { others: [{ kind: 'insured', monthlyCents: 3_000_00 }] },
    },
    expected: { 'base health': '3,632.81', 'base pension': '5,000.00', notices: 'ceiling_shared' },
  },
  {
    name: 'two Minijobs of 60 € reach the minimum base together',
    law: '§ 163 (8) SGB VI',
    input: {
      earnings: paid(60_00),
      taxCard: undefined,
      employment: { ...MINIJOB, others: [{ kind: 'minijob', monthlyCents: 60_00 }] },
    },
    expected: { pension: '7.28', 'base pension': '87.50' },
  },
  {
    name: 'Minijob beside an insured job: no minimum base',
    law: '§ 163 (8) SGB VI',
    input: {
      earnings: paid(60_00),
      taxCard: undefined,
      employment: { ...MINIJOB, others: [{ kind: 'insured', monthlyCents: 2_000_00 }] },
    },
    expected: { pension: '2.16' },
  },
  {
    name: 'childless, born before 1940: no surcharge',
    law: '§ 55 (3) sentence 2 SGB XI',
    input: {
      earnings: paid(1_500_00),
      employee: { birthDate: '1939-05-01' },
      employment: { personGroup: '119', contributionGroup: '3321' },
    },
    expected: { care: '27.00' },
  },
  {
    name: 'site in Saxony of a Bavarian firm: care by the place of work, church tax by the establishment',
    law: '§ 58 (3) SGB XI, § 41 (2) EStG',
    input: {
      earnings: paid(4_000_00),
      employer: { state: 'BY' },
      employment: { placeOfWork: 'SN' },
      taxCard: { taxClass: 1, church: 'rk' },
    },
    expected: { 'church tax': '41.47', care: '116.00', 'care of employer': '52.00' },
  },
  {
    name: 'apprentice on Krankengeld all month: a payslip of zero',
    law: '§ 20 (3) SGB IV does not apply to nothing',
    input: {
      earnings: paid(0),
      insuredDays: 0,
      employment: { personGroup: '102' },
    },
    expected: { gross: '0.00', net: '0.00' },
  },
]
