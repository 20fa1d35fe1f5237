import { insuredYear, yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const salary = (monthlyCents: number) => ({ kind: 'salary', monthlyCents, proration: 'calendar_days' })
const bonus = (amountCents: number) => ({ kind: 'one_time', amountCents })
const PENSIONER = {
  employee: { birthDate: '1955-06-06', isParent: true },
  employment: { personGroup: '119', contributionGroup: '3321' },
}

/** Privately insured beside another job that is insured too. */
const privateBeside = (cents: number, elsewhere: number, healthPremiumCents: number) => ({
  earnings: [salary(cents)],
  employment: {
    contributionGroup: '0110',
    privateInsurance: { healthPremiumCents, carePremiumCents: 0, taxPremiumCents: 0 },
    others: [{ kind: 'insured', monthlyCents: elsewhere }],
  },
})

/**
 * Since May 1,500 € here and 6,600 € elsewhere. Health insurance shares its ceiling, 1,192.31 and 4,620.19 € a month;
 * pension insurance takes all of both.
 */
const sinceMay = (month: string, months: number, liableThisYear?: Record<string, number>) => ({
  month,
  earnings: [salary(1_500_00), bonus(3_000_00)],
  employment: {
    from: '2026-05-01',
    others: [{ kind: 'insured', monthlyCents: 6_600_00, ...(liableThisYear && { liableThisYear }) }],
  },
  earlierEmployers: 'none',
  history: {
    year: {
      ...yearOfMonths(months, 1_500_00),
      insured: insuredYear(months * 30, months * 1_192_31, months * 1_500_00),
    },
  },
})
const SIX_MONTHS = { healthCents: 6 * 4_620_19, pensionCents: 6 * 6_600_00 }

const unpaid = (month: string, from: string) => ({
  month,
  // What is still owed of the salary is said here: without a way to count it, it stays as it is.
  earnings: [{ kind: 'salary', monthlyCents: 9_000_00 }],
  absences: [{ kind: 'unpaid', from }],
})

/** Several jobs, and the end of periods that begin late in a month. */
export const jobsAndPeriods: LawCase[] = [
  {
    name: 'subsidy to private insurance with two jobs below the ceiling: each by its own pay',
    law: '§ 257 (2) SGB V: 2,000.00 × 8.75 %; half the premium would be 600.00 × 2,000 / 5,500 = 218.18',
    input: privateBeside(2_000_00, 3_500_00, 1_200_00),
    expected: { 'health subsidy': '175.00', notices: 'below_annual_pay_limit' },
  },
  {
    name: 'the same with a premium of 300 €: the half of it in proportion',
    law: '§ 257 (2) sentence 5 SGB V: 150.00 × 2,000 / 5,500',
    input: privateBeside(2_000_00, 3_500_00, 300_00),
    expected: { 'health subsidy': '54.55' },
  },
  {
    name: 'two jobs above the ceiling: subsidy of half of it each, and above the annual pay limit together',
    law: '§ 257 (2) sentence 5, § 6 (1) no. 1 SGB V: 5,812.50 × 4,000 / 8,000 × 8.75 %',
    input: privateBeside(4_000_00, 4_000_00, 1_200_00),
    expected: { 'health subsidy': '254.30', notices: '' },
  },
  {
    name: 'bonus with two jobs above one ceiling: what the pay of both leaves of the year, here alone',
    law: 'joint principles of 12 Nov 2014, 3.1, 3.2: 101,400 / 360 × 210 = 59,150.00 less 9,000 + 39,600 + 1,500 + 6,600',
    input: sinceMay('2026-11', 6, SIX_MONTHS),
    expected: { 'base health one-time': '0.00', 'base pension one-time': '2,450.00', insolvency: '5.93' },
  },
  {
    name: 'the same, the other job’s year not known',
    law: '§ 22 (2), § 23a (3) SGB IV',
    input: sinceMay('2026-11', 6),
    expected: { refused: 'one_time_pay_with_other_employment_not_covered' },
  },
  {
    name: 'bonus with two jobs that stay below the ceilings together: nothing to share',
    law: '§ 22 (2) SGB IV',
    input: {
      earnings: [salary(1_000_00), bonus(500_00)],
      employment: { others: [{ kind: 'insured', monthlyCents: 2_500_00 }] },
      history: { year: yearOfMonths(4, 1_000_00) },
    },
    expected: { 'base health one-time': '500.00', 'base pension one-time': '500.00' },
  },
  {
    name: 'March rule with two jobs: last year of the other is not asked for',
    law: '§ 23a (4), § 22 (2) SGB IV',
    input: {
      month: '2026-02',
      earnings: [salary(3_000_00), bonus(4_000_00)],
      employment: {
        others: [
          {
            kind: 'insured',
            monthlyCents: 3_000_00,
            liableThisYear: { healthCents: 2_906_25, pensionCents: 3_000_00 },
          },
        ],
      },
      history: {
        year: yearOfMonths(1, 2_906_25),
        lastYear: { insured: insuredYear(360, 30_000_00), contributionGroup: '1111', fundId: 'nord' },
      },
    },
    expected: { refused: 'one_time_pay_with_other_employment_not_covered' },
  },
  {
    name: 'unpaid since 30 January: insured until the end of February, which has no 30th',
    law: '§ 7 (3) SGB IV, § 188 (2), (3) BGB',
    input: unpaid('2026-02', '2026-01-30'),
    expected: { 'base health': '5,812.50', 'base pension': '8,450.00' },
  },
  {
    name: 'unpaid since 29 January: insured until 28 February, the day before its 29th',
    law: '§ 188 (2) BGB',
    input: unpaid('2026-02', '2026-01-29'),
    expected: { 'base pension': '8,450.00' },
  },
  {
    name: 'unpaid since 28 January: insured until 27 February',
    law: '§ 188 (2) BGB: 101,400 / 360 × 27',
    input: unpaid('2026-02', '2026-01-28'),
    expected: { 'base pension': '7,605.00' },
  },
  {
    name: 'unpaid since 31 May: insured until 30 June',
    law: '§ 188 (3) BGB',
    input: unpaid('2026-06', '2026-05-31'),
    expected: { 'base pension': '8,450.00' },
  },
  {
    name: 'unpaid from 1 to 20 June and from 21 June on, entered as two: the month is over on 30 June',
    law: '§ 7 (3) sentence 1 SGB IV: one month without pay, however it was entered',
    input: {
      ...unpaid('2026-07', '2026-06-21'),
      absences: [
        { kind: 'unpaid', from: '2026-06-01', to: '2026-06-20' },
        { kind: 'unpaid', from: '2026-06-21' },
      ],
    },
    expected: { 'base health': '0.00', 'base pension': '0.00' },
  },
  {
    name: 'unpaid until 20 June, and again from 22 June after a day of work: two months of their own',
    law: '§ 7 (3) sentence 1 SGB IV: 69,750 / 360 × 21',
    input: {
      ...unpaid('2026-07', '2026-06-22'),
      absences: [
        { kind: 'unpaid', from: '2026-06-01', to: '2026-06-20' },
        { kind: 'unpaid', from: '2026-06-22' },
      ],
    },
    expected: { 'base health': '4,068.75' },
  },
  {
    name: 'short-term work from 30 November to 28 February is three months',
    law: '§ 8 (1) no. 2 SGB IV, § 188 (3) BGB',
    input: {
      month: '2026-02',
      earnings: [{ kind: 'hours', hours: '20', hourlyWageCents: 15_00 }],
      taxCard: undefined,
      employment: {
        personGroup: '110',
        contributionGroup: '0000',
        fundId: undefined,
        from: '2025-11-30',
        fixedTermTo: '2026-02-28',
        to: '2026-02-28',
      },
    },
    expected: { gross: '300.00', 'flat tax of employer': '79.12' },
  },
  {
    name: 'past the age limit, more converted than earned: refused, not set to nothing by the allowance',
    law: '§ 3 nos. 21, 63 EStG',
    input: {
      ...PENSIONER,
      earnings: [
        salary(100_00),
        {
          kind: 'pension_conversion',
          amountCents: 400_00,
          employerCents: 0,
          usedThisYearCents: 4_056_00,
        },
      ],
    },
    expected: { refused: 'negative_running_pay' },
  },
  {
    name: 'expected pay of the year below what it has already seen',
    law: '§ 39b (3) sentence 1 EStG',
    input: {
      earnings: [salary(3_000_00), bonus(1_000_00)],
      expectedAnnualPayCents: 14_999_99,
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { refused: 'expected_pay_below_year_so_far' },
  },
  {
    name: 'expected pay that is just what the year has seen, in its last month',
    law: '§ 39b (3) sentence 1 EStG',
    input: {
      month: '2026-12',
      earnings: [salary(3_000_00), bonus(1_000_00)],
      expectedAnnualPayCents: 36_000_00,
      history: { year: yearOfMonths(11, 3_000_00) },
    },
    expected: { notices: '' },
  },
  {
    name: 'overtime of 13.50 € an hour',
    law: '§ 1 MiLoG',
    input: { earnings: [salary(3_000_00), { kind: 'overtime', hours: '5', hourlyWageCents: 13_50 }] },
    expected: { notices: 'below_minimum_wage' },
  },
  {
    name: 'back on 1 September after 1 May to 15 June: 75 days of room, and a year’s pay of 4,500 and 12,000',
    law: '§ 23a (3) sentence 2 SGB IV: 69,750 / 360 × 75 − 7,500; § 39b (3) EStG',
    input: {
      month: '2026-09',
      earnings: [salary(3_000_00), bonus(9_000_00)],
      employment: { from: '2026-09-01', earlier: [{ from: '2026-05-01', to: '2026-06-15' }] },
      earlierEmployers: 'none',
      history: {
        through: '2026-06',
        year: { ...yearOfMonths(1, 4_500_00), taxDays: 45, insured: insuredYear(45, 4_500_00) },
      },
    },
    expected: {
      'base health one-time': '7,031.25',
      'base pension one-time': '9,000.00',
      'wage tax one-time': '1,348.00',
    },
  },
  {
    name: 'a season until April and again from September: 150 days leave room for all of 6,000 €',
    law: '§ 23a (3) sentence 2 SGB IV: 69,750 / 360 × 150 − 21,000 = 8,062.50',
    input: {
      month: '2026-09',
      earnings: [salary(4_200_00), bonus(6_000_00)],
      employment: { from: '2026-09-01', earlier: [{ from: '2026-01-01', to: '2026-04-30' }] },
      earlierEmployers: 'none',
      history: { through: '2026-04', year: yearOfMonths(4, 4_200_00) },
    },
    expected: { 'base health one-time': '6,000.00', 'base pension one-time': '6,000.00' },
  },
  {
    name: 'the month after: days of both employments',
    law: '§ 23a (3) SGB IV',
    input: {
      month: '2026-10',
      earnings: [salary(4_200_00)],
      employment: { from: '2026-09-16', earlier: [{ from: '2026-02-16', to: '2026-04-30' }] },
      history: { year: { ...yearOfMonths(4, 4_200_00), insured: insuredYear(13 + 60 + 15, 10_000_00) } },
    },
    expected: { gross: '4,200.00' },
  },
  {
    name: 'one day more than both employments had',
    law: '§ 1 (1) sentence 3 BVV: 13 days of February, 60, and 15 of September',
    input: {
      month: '2026-10',
      earnings: [salary(4_200_00)],
      employment: { from: '2026-09-16', earlier: [{ from: '2026-02-16', to: '2026-04-30' }] },
      history: { year: { ...yearOfMonths(4, 4_200_00), insured: insuredYear(89, 10_000_00) } },
    },
    expected: { refused: 'history_has_too_many_days' },
  },
  {
    name: 'a history in the month of entry without an earlier employment',
    law: '§ 23a (3) SGB IV',
    input: {
      month: '2026-09',
      earnings: [salary(4_200_00)],
      employment: { from: '2026-09-01' },
      history: { through: '2026-08', year: yearOfMonths(4, 4_200_00) },
    },
    expected: { refused: 'history_contradicts_entry' },
  },
  {
    name: 'an earlier employment that had not ended',
    law: '§ 23a (3) SGB IV',
    input: {
      month: '2026-09',
      earnings: [salary(4_200_00)],
      employment: { from: '2026-09-01', earlier: [{ from: '2026-01-01', to: '2026-09-01' }] },
      history: { through: '2026-08', year: yearOfMonths(4, 4_200_00) },
    },
    expected: { refused: 'employments_overlap' },
  },
  {
    name: 'a year that is not known, and one-time pay above what a month may have',
    law: '§ 23a (3) SGB IV: 3,246.75 and 40,000 above 5,812.50',
    input: {
      month: '2026-11',
      earnings: [salary(3_246_75), bonus(40_000_00)],
      expectedAnnualPayCents: 38_961_00,
      history: { year: 'unknown' },
    },
    expected: { refused: 'year_so_far_unknown' },
  },
  {
    name: 'the same within what a month may have: liable in full, whatever the year had',
    law: '§ 23a (3) SGB IV: 3,246.75 and 2,500 below 5,812.50',
    input: {
      month: '2026-11',
      earnings: [salary(3_246_75), bonus(2_500_00)],
      expectedAnnualPayCents: 38_961_00,
      history: { year: 'unknown' },
    },
    expected: { 'base health one-time': '2,500.00' },
  },
]
