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
