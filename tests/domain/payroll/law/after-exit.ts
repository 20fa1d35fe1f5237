import { insuredYear, NO_YEAR, yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const bonus = (amountCents: number) => ({ kind: 'one_time', amountCents })
const salary = (monthlyCents: number) => ({ kind: 'salary', monthlyCents, proration: 'calendar_days' })
const CLASS_SIX = { taxCard: { taxClass: 6 } }
const AT = { contributionGroup: '1111', fundId: 'nord' }

/** Of 4,000 € a month, or what is said. */
const lastYear = (days = 360, cents = 50_000_00) => ({ insured: insuredYear(days, cents), ...AT })
const MINIJOB = {
  employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined, to: '2026-06-30' },
  taxCard: undefined,
  month: '2026-07',
}

/**
 * Paid when the employment is over. Tax was worked out by an interpreter of the ministry's plan of 2026 (XML of 23 Oct 2025)
 * that agrees with all rows of the official and derived tables, with LZZ 2, RE4 0, KVZ 2.90, PVZ 1, and JRE4 and SONSTB as said.
 */
export const afterExit: LawCase[] = [
  {
    name: 'left in September with 4,000 € a month, 6,000 € in October, class VI: 48,000 € is 36,000 raised to a year',
    law: '§ 23a (2), (3) SGB IV: 52,312.50 less 36,000 leaves room for all; R 39b.6 (3) LStR',
    input: {
      month: '2026-10',
      ...CLASS_SIX,
      employment: { to: '2026-09-30' },
      earnings: [bonus(6_000_00)],
      history: { year: yearOfMonths(9, 4_000_00) },
    },
    expected: {
      gross: '6,000.00',
      'wage tax': '0.00',
      'wage tax one-time': '2,012.00',
      'health one-time': '438.00',
      'additional one-time': '87.00',
      'care one-time': '144.00',
      'pension one-time': '558.00',
      'unemployment one-time': '78.00',
      insolvency: '9.00',
      notices: 'paid_after_exit expected_pay_raised',
    },
  },
  {
    name: 'the same two months later: what is between does not count as days',
    law: '§ 23a (2) SGB IV: the last month is September',
    input: {
      month: '2026-11',
      ...CLASS_SIX,
      employment: { to: '2026-09-30' },
      earnings: [bonus(6_000_00)],
      history: { through: '2026-09', year: yearOfMonths(9, 5_812_50) },
    },
    expected: { 'base health one-time': '0.00', 'base pension one-time': '6,000.00' },
  },
  {
    name: 'left on 15 September with 5,800 €, retired since: class I, and nothing but what was paid in the year',
    law: '§ 23a (3) SGB IV: 69,750 / 360 × 255 = 49,406.25 less 49,300; R 39b.6 (3) sentence 4 LStR',
    input: {
      month: '2026-10',
      employment: { to: '2026-09-15' },
      earnings: [bonus(10_000_00)],
      expectedAnnualPayCents: 49_300_00,
      history: {
        year: {
          ...NO_YEAR,
          taxDays: 255,
          taxableRunningCents: 49_300_00,
          insured: insuredYear(255, 49_300_00),
        },
      },
    },
    expected: {
      'base health one-time': '106.25',
      'base pension one-time': '10,000.00',
      'wage tax one-time': '2,585.00',
      notices: 'paid_after_exit',
    },
  },
  {
    name: 'rates and children are those of the last month, not of the month of payment',
    law: '§ 23a (2) SGB IV: 6,000 × 1.45 %; the surcharge of the childless begins in October',
    input: {
      month: '2026-10',
      ...CLASS_SIX,
      employee: { birthDate: '2003-09-20' },
      employment: { from: '2021-09-01', to: '2026-09-30' },
      earnings: [bonus(6_000_00)],
      funds: [
        {
          id: 'nord',
          name: 'Nord',
          validFrom: '2026-01',
          additionalRate: '2.9',
          u1Rate: '1.6',
          u2Rate: '0.4',
        },
        {
          id: 'nord',
          name: 'Nord',
          validFrom: '2026-10',
          additionalRate: '3.9',
          u1Rate: '1.6',
          u2Rate: '0.4',
        },
      ],
      history: { year: yearOfMonths(9, 4_000_00) },
    },
    expected: { 'additional one-time': '87.00', 'care one-time': '108.00' },
  },
  {
    name: 'left with the year, paid in February: the March rule takes it to December with that year’s rates',
    law: '§ 23a (4) SGB IV: no room without a month of this year; 5,000 × 1.25 %',
    input: {
      month: '2026-02',
      ...CLASS_SIX,
      employment: { to: '2025-12-31' },
      earnings: [bonus(5_000_00)],
      expectedAnnualPayCents: 0,
      history: { through: '2025-12', year: yearOfMonths(12, 4_000_00) },
    },
    expected: {
      'base health one-time': '5,000.00',
      'additional one-time': '62.50',
      'wage tax one-time': '558.00',
      notices: 'march_rule_applied',
    },
  },
  {
    name: 'left in October of last year, paid in March: it counts as pay of that October',
    law: '§ 23a (4) SGB IV: 66,150 / 360 × 300 = 55,125 less 53,000',
    input: {
      month: '2026-03',
      ...CLASS_SIX,
      employment: { to: '2025-10-31' },
      earnings: [bonus(5_000_00)],
      expectedAnnualPayCents: 0,
      history: { through: '2025-10', year: { ...NO_YEAR, insured: insuredYear(300, 53_000_00) } },
    },
    expected: { 'base health one-time': '2,125.00', 'base pension one-time': '5,000.00' },
  },
  {
    name: 'left with the year, paid in April: no contributions at all',
    law: '§ 23a (2) SGB IV: no month of this year to assign it to',
    input: {
      month: '2026-04',
      ...CLASS_SIX,
      employment: { to: '2025-12-31' },
      earnings: [bonus(5_000_00)],
      expectedAnnualPayCents: 0,
      history: { through: '2025-12', year: yearOfMonths(12, 4_000_00) },
    },
    expected: {
      'shares of employee': '0.00',
      'shares of employer': '0.00',
      insolvency: '0.00',
      'wage tax one-time': '558.00',
      notices: 'paid_after_exit',
    },
  },
  {
    name: 'left in January, paid in March: above the room of January it is pay of last December',
    law: '§ 23a (4) sentence 1 SGB IV: 5,812.50 less 4,000 is below 5,000',
    input: {
      month: '2026-03',
      ...CLASS_SIX,
      employment: { to: '2026-01-31' },
      earnings: [bonus(5_000_00)],
      history: { through: '2026-01', year: yearOfMonths(1, 4_000_00), lastYear: lastYear() },
    },
    expected: { 'base health one-time': '5,000.00', notices: 'expected_pay_raised march_rule_applied' },
  },
  {
    name: 'left in January, paid in May: the March rule is for what is paid until March',
    law: '§ 23a (4) sentence 2 SGB IV: 5,812.50 less 4,000',
    input: {
      month: '2026-05',
      ...CLASS_SIX,
      employment: { to: '2026-01-31' },
      earnings: [bonus(5_000_00)],
      history: { through: '2026-01', year: yearOfMonths(1, 4_000_00), lastYear: lastYear() },
    },
    expected: { 'base health one-time': '1,812.50', 'base pension one-time': '4,450.00' },
  },
  {
    name: 'severance that comes later: tax alone',
    law: '§ 14 (1) SGB IV; § 24 no. 1 EStG: STS with SONSTB and SONSTENT of 20,000 beside 49,300',
    input: {
      month: '2026-10',
      employment: { to: '2026-09-30' },
      earnings: [{ kind: 'severance', amountCents: 20_000_00 }],
      expectedAnnualPayCents: 49_300_00,
      history: { year: yearOfMonths(9, 4_000_00) },
    },
    expected: { 'shares of employee': '0.00', 'wage tax one-time': '6,892.00' },
  },
  {
    name: 'leave that was left of a Minijob of 500 €: flat contributions and tax on it alone',
    law: '§ 7 (4) BUrlG, § 23a (2) SGB IV: 120 × 3.6 %, 13 %, 15 %, 2 %',
    input: {
      ...MINIJOB,
      earnings: [bonus(120_00)],
      lastMonth: { insuredCents: 500_00, insuredDays: 30 },
      history: { year: yearOfMonths(6, 500_00) },
    },
    expected: {
      'pension one-time': '4.32',
      'health of employer': '15.60',
      'pension of employer': '18.00',
      'flat tax of employer': '2.40',
    },
  },
  ...[
    { name: 'running pay', change: { earnings: [salary(3_000_00)] }, refused: 'running_pay_after_exit' },
    {
      name: 'somebody in the transition zone',
      change: { employment: { to: '2026-09-30', isInTransitionZone: true } },
      refused: 'after_exit_not_covered',
    },
    {
      name: 'a garnishment',
      change: { garnishments: [{ kind: 'ordinary', dependants: 0, dueCents: 100_00 }] },
      refused: 'after_exit_not_covered',
    },
    {
      name: 'a year that nobody knows',
      change: { history: { year: 'unknown' } },
      refused: 'year_so_far_unknown',
    },
    { name: 'nothing', change: { earnings: [] }, refused: 'not_employed_in_month' },
    {
      name: 'a history that ends before the last month',
      change: { history: { through: '2026-08', year: yearOfMonths(8, 4_000_00) } },
      refused: 'history_of_another_month',
    },
  ].map(({ name, change, refused }) => ({
    name: `refused after the last day: ${name}`,
    law: '§ 23a SGB IV',
    input: {
      month: '2026-10',
      ...CLASS_SIX,
      employment: { to: '2026-09-30' },
      earnings: [bonus(1_000_00)],
      history: { year: yearOfMonths(9, 4_000_00) },
      ...change,
    },
    expected: { refused },
  })),
  {
    name: 'a Minijob below the minimum base',
    law: '§ 163 (8) SGB VI: it would lower what was due in June',
    input: {
      ...MINIJOB,
      earnings: [bonus(120_00)],
      lastMonth: { insuredCents: 150_00, insuredDays: 30 },
      history: { year: yearOfMonths(6, 150_00) },
    },
    expected: { refused: 'after_exit_not_covered' },
  },
  {
    name: 'somebody who left last year and says nothing of other pay',
    law: 'R 39b.6 (3) LStR: there is nothing to raise to a year',
    input: {
      month: '2026-04',
      ...CLASS_SIX,
      employment: { to: '2025-12-31' },
      earnings: [bonus(5_000_00)],
      history: { through: '2025-12', year: yearOfMonths(12, 4_000_00) },
    },
    expected: { refused: 'one_time_pay_needs_expected_annual_pay' },
  },
]

/** What the year is expected to bring, where the month is a part of one: JRE4 in euros, and STS of the plan. */
export const expectedPay: LawCase[] = [
  {
    name: 'a bonus in the month of exit: what was paid, and nothing more',
    law: 'R 39b.6 (2) LStR: 4 × 3,000 + 3,000 × 15 / 31 = 13,451.61',
    input: {
      earnings: [salary(3_000_00), bonus(5_000_00)],
      employment: { to: '2026-05-15' },
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { 'wage tax one-time': '168.00' },
  },
  {
    name: 'the same, paid by the hour',
    law: 'R 39b.6 (2) LStR: 12,000 + 1,451.61',
    input: {
      earnings: [{ kind: 'hours', hours: '96.774', hourlyWageCents: 15_00 }, bonus(5_000_00)],
      employment: { to: '2026-05-15' },
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { gross: '6,451.61', 'wage tax one-time': '168.00' },
  },
  {
    name: 'a bonus in the month of entry: the whole salary in the months ahead',
    law: 'R 39b.6 (2) LStR: 3,000 × 16 / 31 + 7 × 3,000 = 22,548.39',
    input: {
      earnings: [salary(3_000_00), bonus(2_000_00)],
      employment: { from: '2026-05-16' },
      earlierEmployers: 'none',
    },
    expected: { 'wage tax one-time': '373.00' },
  },
  {
    name: 'the same, other employers before not known: the salary stands for their 135 days',
    law: '§ 39b (3) sentence 2 EStG: 22,548.39 + 13,500',
    input: {
      earnings: [salary(3_000_00), bonus(2_000_00)],
      employment: { from: '2026-05-16' },
      earlierEmployers: 'unknown',
    },
    expected: { 'wage tax one-time': '440.00' },
  },
  {
    name: 'paid by the hour since the middle of the month: that says nothing of the months ahead',
    law: 'R 39b.6 (2) LStR',
    input: {
      earnings: [{ kind: 'hours', hours: '80', hourlyWageCents: 15_00 }, bonus(2_000_00)],
      employment: { from: '2026-05-16' },
      earlierEmployers: 'none',
    },
    expected: { refused: 'one_time_pay_needs_expected_annual_pay' },
  },
]

/** § 23a (4) SGB IV asks for the employer of the last month of last year, not for an employment that goes on. */
export const marchForReturners: LawCase[] = [
  {
    name: 'left in October, back in February with 3,000 and a bonus of 5,000: it is pay of October',
    law: '§ 23a (4) SGB IV: 5,812.50 less 3,000 is below; 66,150 / 360 × 300 − 51,000 = 4,125; rates of 2025',
    input: {
      month: '2026-02',
      earnings: [salary(3_000_00), bonus(5_000_00)],
      employment: { from: '2026-02-01', earlier: [{ from: '2024-01-01', to: '2025-10-31' }] },
      earlierEmployers: 'none',
      history: { through: '2025-10', year: { ...NO_YEAR, insured: insuredYear(300, 51_000_00) } },
    },
    expected: {
      'base health one-time': '4,125.00',
      'base pension one-time': '5,000.00',
      'additional one-time': '51.56',
      'wage tax one-time': '1,086.00',
      notices: 'march_rule_applied',
    },
  },
  {
    name: 'the same bonus within the room of February',
    law: '§ 23a (3) SGB IV',
    input: {
      month: '2026-02',
      earnings: [salary(3_000_00), bonus(2_000_00)],
      employment: { from: '2026-02-01', earlier: [{ from: '2024-01-01', to: '2025-10-31' }] },
      earlierEmployers: 'none',
      history: { through: '2025-10', year: { ...NO_YEAR, insured: insuredYear(300, 51_000_00) } },
    },
    expected: { 'base health one-time': '2,000.00', notices: '' },
  },
  {
    name: 'a month later, by what last year’s history hands on',
    law: '§ 23a (4) SGB IV',
    input: {
      month: '2026-03',
      earnings: [salary(3_000_00), bonus(7_000_00)],
      employment: { from: '2026-02-01', earlier: [{ from: '2024-01-01', to: '2025-10-31' }] },
      earlierEmployers: 'none',
      history: {
        year: yearOfMonths(1, 3_000_00),
        lastYear: { insured: insuredYear(300, 51_000_00), ...AT },
      },
    },
    expected: { 'base health one-time': '4,125.00', 'base pension one-time': '7,000.00' },
  },
  {
    name: 'somebody new in February is not asked for last year',
    law: '§ 23a (4) SGB IV',
    input: {
      month: '2026-02',
      earnings: [salary(3_000_00), bonus(5_000_00)],
      employment: { from: '2026-02-01' },
      earlierEmployers: 'none',
    },
    expected: { 'base health one-time': '2,812.50', notices: '' },
  },
]
