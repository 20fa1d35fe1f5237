import { insuredYear, yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const salary = (monthlyCents: number) => ({ kind: 'salary', monthlyCents, proration: 'calendar_days' })
const paid = (monthlyCents: number) => [salary(monthlyCents)]
const APPRENTICE = { personGroup: '102', from: '2026-05-01' }
const YOUNG = { birthDate: '2006-10-02' }

/** Where a rule begins or ends: the last case on one side of a limit and the first on the other. */
export const limits: LawCase[] = [
  {
    name: 'apprentice of 325 € with a fund of 1.9 %: at the average additional rate all the same',
    law: '§ 242 (3) SGB V: 325.00 × (14.6 + 2.9 + 3.6 + 18.6 + 2.6) %',
    input: {
      earnings: paid(325_00),
      employment: APPRENTICE,
      employee: YOUNG,
      funds: [
        {
          id: 'nord',
          name: 'Nord',
          validFrom: '2026-01',
          additionalRate: '1.9',
          u1Rate: '1.6',
          u2Rate: '0.4',
        },
      ],
    },
    expected: { 'shares of employee': '0.00', 'shares of employer': '137.48' },
  },
  {
    name: 'apprentice who enters on the 22nd at 620 €: 200 € for ten days are 600 € a month, so shared',
    law: '§ 20 (3) SGB IV: 200.00 × (7.3 + 1.45 + 1.8 + 9.3 + 1.3) %',
    input: {
      earnings: paid(620_00),
      employment: { personGroup: '102', from: '2026-05-22' },
      employee: YOUNG,
    },
    expected: { gross: '200.00', 'shares of employee': '42.30' },
  },
  {
    name: 'partial retirement in the zone',
    law: '§ 20 (2) SGB IV, circular on the transition zone: not for reduced pay of partial retirement',
    input: {
      earnings: [
        ...paid(1_000_00),
        { kind: 'partial_retirement', regularPayCents: 1_000_00, topUpPercent: '20' },
      ],
      employment: { personGroup: '103', isInTransitionZone: true },
    },
    expected: { refused: 'transition_zone_excludes_employment' },
  },
  ...[
    ['four weeks: no U1', '2026-05-31', 'none'],
    ['four weeks and a day', '2026-06-01', '32.00'],
  ].map(([name, fixedTermTo, u1]) => ({
    name: `hired on 4 May for ${name}`,
    law: '§ 7 (2) sentence 2 AAG',
    input: {
      earnings: [{ kind: 'hours', hours: '100', hourlyWageCents: 20_00 }],
      employment: { from: '2026-05-04', fixedTermTo },
    },
    expected: { u1: String(u1) },
  })),
  ...[
    ['without a claim to sick pay, by the room of health insurance', '3111', 5_500_00, 'march_rule_applied'],
    ['of a voluntary member, by that of pension insurance', '9111', 7_000_00, ''],
  ].map(([name, contributionGroup, cents, notices]) => ({
    name: `bonus of 1,000 € in February ${name}`,
    law: '§ 23a (4) sentence 3 SGB IV: 11,625.00 and 16,900.00 less two months',
    input: {
      month: '2026-02',
      earnings: [salary(Number(cents)), { kind: 'one_time', amountCents: 1_000_00 }],
      employment: { contributionGroup },
      history: {
        year: yearOfMonths(1, Number(cents)),
        lastYear: { insured: insuredYear(360, 50_000_00), contributionGroup, fundId: 'nord' },
      },
    },
    expected: { notices: String(notices), 'base pension one-time': '1,000.00' },
  })),
  {
    name: 'bonus of 1,000 € after another of 4,000 €: both are part of the year',
    law: '§ 39b (3) EStG, R 39b.6 (2) LStR: tax on 41,000.00 less that on 40,000.00',
    input: {
      month: '2026-11',
      earnings: [salary(3_000_00), { kind: 'one_time', amountCents: 1_000_00 }],
      history: { year: { ...yearOfMonths(10, 3_000_00), taxableOneTimeCents: 4_000_00 } },
    },
    expected: { 'wage tax one-time': '228.00' },
  },
  {
    name: 'bonus of somebody who leaves at the end of August: eight months',
    law: '§ 39b (3) EStG: tax on 25,000.00 less that on 24,000.00',
    input: {
      earnings: [salary(3_000_00), { kind: 'one_time', amountCents: 1_000_00 }],
      employment: { to: '2026-08-31' },
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { 'wage tax one-time': '193.00' },
  },
  {
    name: 'bonus of somebody who entered on 16 July, earlier pay unknown: 195 days before',
    law: '§ 39b (3) sentence 2 EStG: 10,500.00 + 6,000.00 + 19,500.00',
    input: {
      month: '2026-11',
      earnings: [salary(3_000_00), { kind: 'one_time', amountCents: 1_000_00 }],
      employment: { from: '2026-07-16' },
      earlierEmployers: 'unknown',
      history: { year: yearOfMonths(3, 3_500_00) },
    },
    expected: { 'wage tax one-time': '219.00' },
  },
  {
    name: 'Minijob by tax card past the age limit: no allowance',
    law: '§ 3 no. 21 EStG names § 168 (1) nos. 1 and 1d SGB VI, not no. 1b',
    input: {
      earnings: paid(500_00),
      employee: { birthDate: '1955-06-06', isParent: true },
      employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    },
    expected: { 'tax free past age limit': '0.00' },
  },
  {
    name: 'past the age limit in a professional scheme: the allowance',
    law: '§ 3 no. 21 EStG with § 172a SGB VI',
    input: {
      earnings: paid(3_000_00),
      employee: { birthDate: '1955-06-06', isParent: true },
      employment: { contributionGroup: '1021', pensionExemption: 'professional_scheme' },
    },
    expected: { 'tax free past age limit': '2,000.00' },
  },
  {
    name: 'March rule, a child turned 25 in January: counted in last December, not in February',
    law: '§ 23a (4) SGB IV, § 55 (3) SGB XI: 3,000.00 × 1.55 %, 5,500.00 × 1.8 %',
    input: {
      month: '2026-02',
      earnings: [salary(5_500_00), { kind: 'one_time', amountCents: 3_000_00 }],
      employee: { isParent: true, childBirthDates: ['2001-01-15', '2015-04-02'] },
      history: {
        year: yearOfMonths(1, 5_500_00),
        lastYear: { insured: insuredYear(360, 50_000_00), contributionGroup: '1111', fundId: 'nord' },
      },
    },
    expected: { 'care one-time': '46.50', care: '99.00' },
  },
]
