import { yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const salary = (proration: string, monthlyCents = 3_000_00) => ({ kind: 'salary', monthlyCents, proration })
const away = (kind: string, from: string, to?: string) => ({ kind, from, ...(to && { to }) })

interface Away {
  name: string
  law: string
  month?: string
  from?: string
  until?: string
  proration?: string
  absences: ReturnType<typeof away>[]
  expected: Record<string, string>
}

const DAYS = '§ 326 (1) BGB'
const THIRTIETHS = '§ 18 (1) BBiG, BAG 16 May 2012, 5 AZR 251/11'

/** A salary of 3,000 €, of which nothing is owed for some days; the tax stays that of a month, R 39b.5 (2) LStR. */
const CASES: Away[] = [
  {
    name: 'unpaid leave from 16 to 31 May: 3,000 × 15 / 31, insured all month, tax of a month on 1,451.61',
    law: '§ 326 (1) BGB, § 7 (3) SGB IV, R 39b.5 (2) LStR',
    absences: [away('unpaid', '2026-05-16', '2026-05-31')],
    expected: { gross: '1,451.61', 'base health': '1,451.61', 'wage tax': '3.33', notices: '' },
  },
  {
    name: 'unpaid leave all of May',
    law: DAYS,
    absences: [away('unpaid', '2026-05-01', '2026-05-31')],
    expected: { gross: '0.00', net: '0.00', 'wage tax': '0.00' },
  },
  {
    name: 'parental leave all of May',
    law: '§ 15 BEEG',
    absences: [away('parental_leave', '2026-05-01', '2026-05-31')],
    expected: { gross: '0.00', 'base health': '0.00', notices: '' },
  },
  {
    name: 'Krankengeld from 13 May: 3,000 × 12 / 31, the ceiling of 12 days above it',
    law: '§ 3 (1) EFZG, § 7 (3) sentence 3 SGB IV',
    absences: [away('sick_benefit', '2026-05-13')],
    expected: { gross: '1,161.29', 'base health': '1,161.29', notices: '' },
  },
  {
    name: 'Kinderkrankengeld for three days: 3,000 × 28 / 31',
    law: '§ 45 SGB V',
    absences: [away('child_sick_benefit', '2026-05-11', '2026-05-13')],
    expected: { gross: '2,709.68' },
  },
  {
    name: 'entry on 4 May and unpaid leave from 20 to 22 May: 25 of 31 days',
    law: DAYS,
    from: '2026-05-04',
    absences: [away('unpaid', '2026-05-20', '2026-05-22')],
    expected: { gross: '2,419.35' },
  },
  {
    name: 'exit on 20 May after Krankengeld until the 10th: ten days of pay',
    law: DAYS,
    until: '2026-05-20',
    absences: [away('sick_benefit', '2026-04-20', '2026-05-10')],
    expected: { gross: '967.74' },
  },
  {
    name: 'two absences that touch, and one that lies over both, are counted once: 20 of 31 days',
    law: DAYS,
    absences: [
      away('unpaid', '2026-05-04', '2026-05-08'),
      away('child_sick_benefit', '2026-05-09', '2026-05-14'),
      away('unpaid', '2026-05-06', '2026-05-10'),
    ],
    expected: { gross: '1,935.48' },
  },
  {
    name: 'an absence from April into May: the first ten days of May',
    law: DAYS,
    absences: [away('unpaid', '2026-04-27', '2026-05-10')],
    expected: { gross: '2,032.26', 'base health': '2,032.26' },
  },
  {
    name: 'thirtieths: fifteen days paid in May',
    law: THIRTIETHS,
    proration: 'thirtieths',
    absences: [away('unpaid', '2026-05-16', '2026-05-31')],
    expected: { gross: '1,500.00' },
  },
  {
    name: 'thirtieths: the 31st alone takes nothing off',
    law: THIRTIETHS,
    proration: 'thirtieths',
    absences: [away('unpaid', '2026-05-31', '2026-05-31')],
    expected: { gross: '3,000.00' },
  },
  {
    name: 'thirtieths: Krankengeld from 13 February, twelve days paid',
    law: THIRTIETHS,
    month: '2026-02',
    proration: 'thirtieths',
    absences: [away('sick_benefit', '2026-02-13')],
    expected: { gross: '1,200.00' },
  },
  {
    name: 'thirtieths: all of February',
    law: THIRTIETHS,
    month: '2026-02',
    proration: 'thirtieths',
    absences: [away('parental_leave', '2025-12-01')],
    expected: { gross: '0.00' },
  },
  {
    name: 'working days: Monday to Friday from 18 May is 10 of 21 days, holidays among them',
    law: '§ 2 (1) EFZG: 14 and 25 May are paid like working days',
    proration: 'working_days',
    absences: [away('unpaid', '2026-05-18', '2026-05-31')],
    expected: { gross: '1,571.43' },
  },
]

export const absences: LawCase[] = [
  ...CASES.map(({ month = '2026-05', from, until, proration = 'calendar_days', ...rest }) => ({
    name: rest.name,
    law: rest.law,
    input: {
      month,
      earnings: [salary(proration)],
      absences: rest.absences,
      ...((from || until) && { employment: { ...(from && { from }), ...(until && { to: until }) } }),
    },
    expected: rest.expected,
  })),
  {
    name: 'a monthly supplement goes with the salary',
    law: DAYS,
    input: {
      earnings: [salary('calendar_days'), salary('calendar_days', 310_00)],
      absences: [away('unpaid', '2026-05-16', '2026-05-31')],
    },
    expected: { gross: '1,601.61' },
  },
  {
    name: 'a salary without a way to count it is what is still owed, and should be looked at',
    law: DAYS,
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 3_000_00 }],
      absences: [away('unpaid', '2026-05-16', '2026-05-31')],
    },
    expected: { gross: '3,000.00', notices: 'whole_salary_for_fewer_days' },
  },
  {
    name: 'a bonus in a month cut short by leave: the year is expected at the whole salary of the other months',
    // An interpreter of the ministry's plan (XML of 23 Oct 2025), which agrees with all 1,146 rows of the official service and of
    // the derived tables: LZZ 2, RE4 145161, STKL 1, KVZ 2.90, PVZ 1, JRE4 3445161, SONSTB 200000 give LSTLZZ 333 and STS 43400,
    // the year's tax on 26,243.61 being 3,182 and that on 27,840.61 being 3,616.
    law: 'R 39b.6 (2) LStR: 12,000 + 1,451.61 + 7 × 3,000 = 34,451.61; tax on it 3,182, with 2,000 more 3,616',
    input: {
      earnings: [salary('calendar_days'), { kind: 'one_time', amountCents: 2_000_00 }],
      absences: [away('unpaid', '2026-05-16', '2026-05-31')],
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { 'wage tax': '3.33', 'wage tax one-time': '434.00' },
  },
  {
    name: 'commission belongs to no days',
    law: '§ 87 HGB: 200 € in a month of 16 days, beside 3,000 × 16 / 31',
    input: {
      employment: { from: '2026-05-16' },
      earnings: [salary('calendar_days'), { kind: 'running', amountCents: 200_00 }],
    },
    expected: { gross: '1,748.39' },
  },
]
