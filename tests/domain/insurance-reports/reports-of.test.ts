import { expect, test } from 'vitest'
import { periodOf } from '~/domain/insurance-reports/period'
import { payOf, payReportedApart } from '~/domain/insurance-reports/report-pay'
import type { Reported } from '~/domain/insurance-reports/reported'
import { reportsOf } from '~/domain/insurance-reports/reports-of'
import type { PayrollFacts } from '~/domain/payroll-run/facts'
import { usualFacts } from '~/domain/payroll-run/usual-facts'
import { insuredYear, yearOfMonths } from '../payroll/payslip/worked-payslip'
import { calculated, salary } from '../payroll-month/calculated'

const FACTS: PayrollFacts = { ...usualFacts('full_time'), fund: 'Nord' }

const SOMEBODY: Reported = {
  employeeId: 'ada',
  entryOn: '2020-01-01',
  exitOn: null,
  facts: [{ from: '2020-01', facts: FACTS }],
  absences: [],
  paidApart: [],
}

/** Reports as code, day and due, without those of an entry long ago. */
function reports(changes: Partial<Reported>, { isImmediate = false, years = [] as number[] } = {}) {
  const person = { ...SOMEBODY, ...changes }
  return reportsOf(person, { isImmediate }, years)
    .filter(({ due }) => due > '2020-12-31')
    .map(({ code, day, due }) => `${code} of ${day} by ${due}`)
}

test('somebody who stays has nothing but the annual reports, § 10 DEÜV, § 28a (2a) SGB IV', () => {
  expect(reports({})).toEqual([])
  expect(reports({}, { years: [2026] })).toEqual([
    '50 of 2026-12-31 by 2027-02-15',
    '92 of 2026-12-31 by 2027-02-16',
  ])
})

test('entry and exit within six weeks, §§ 6, 8 DEÜV', () => {
  expect(reports({ entryOn: '2026-05-11', exitOn: '2026-09-30' })).toEqual([
    '10 of 2026-05-11 by 2026-06-22',
    '30 of 2026-09-30 by 2026-11-11',
  ])
})

test('both in one if the second is there before the first is due', () => {
  expect(reports({ entryOn: '2026-05-11', exitOn: '2026-06-22' })).toEqual(['40 of 2026-06-22 by 2026-06-22'])
  expect(reports({ entryOn: '2026-05-11', exitOn: '2026-06-23' })).toHaveLength(2)
})

test('some trades report before work starts, § 28a (4) SGB IV', () => {
  const said = reports({ entryOn: '2026-05-11' }, { isImmediate: true })
  expect(said).toEqual(['20 of 2026-05-11 by 2026-05-11', '10 of 2026-05-11 by 2026-06-22'])
})

test('who leaves in the year has no annual report but that of accident insurance', () => {
  const said = reports({ exitOn: '2026-03-31' }, { years: [2026] })
  expect(said).toEqual(['30 of 2026-03-31 by 2026-05-12', '92 of 2026-12-31 by 2027-02-16'])
  const shortTerm = [
    { from: '2020-01', facts: { ...FACTS, personGroup: '110', contributionGroup: '0000' } as const },
  ]
  expect(reports({ facts: shortTerm }, { years: [2026] })).toEqual(['92 of 2026-12-31 by 2027-02-16'])
})

test('another fund, group or person group from a month on, § 12 DEÜV', () => {
  const from = (month: string, facts: Partial<PayrollFacts>) => ({
    facts: [{ from: month, facts: { ...FACTS, ...facts } }, ...SOMEBODY.facts],
  })
  expect(reports(from('2026-07', { fund: 'Süd' }))).toEqual(['31_11 of 2026-07-01 by 2026-08-12'])
  expect(reports(from('2026-07', { contributionGroup: '3111' }))).toEqual([
    '32_12 of 2026-07-01 by 2026-08-12',
  ])
  expect(reports(from('2026-07', { personGroup: '103' }))).toEqual(['33_13 of 2026-07-01 by 2026-08-12'])
  // A Minijob is collected by the Minijob-Zentrale.
  const minijob = { personGroup: '109', contributionGroup: '6100', fund: null } as const
  expect(reports(from('2026-07', minijob))).toEqual(['31_11 of 2026-07-01 by 2026-08-12'])
  expect(reports(from('2026-07', { taxClass: 3 }))).toEqual([])
})

test('sick benefit and parental leave of a whole calendar month, § 9 DEÜV', () => {
  const away = (kind: 'sick_benefit' | 'parental_leave', from: string, to: string) => ({
    absences: [{ kind, from, to }],
  })
  expect(reports(away('sick_benefit', '2026-05-12', '2026-06-30'))).toEqual([
    '51 of 2026-05-11 by 2026-07-14',
  ])
  expect(reports(away('sick_benefit', '2026-05-12', '2026-06-29'))).toEqual([])
  expect(reports(away('parental_leave', '2026-05-01', '2026-12-31'))).toEqual([
    '17 of 2026-05-01 by 2026-06-12',
    '52 of 2026-04-30 by 2026-06-14',
    '37 of 2026-12-31 by 2027-02-11',
  ])
  const inParts = [
    { kind: 'sick_benefit', from: '2026-05-12', to: '2026-05-31' },
    { kind: 'sick_benefit', from: '2026-06-01', to: '2026-06-30' },
  ] as const
  expect(reports({ absences: inParts })).toEqual(['51 of 2026-05-11 by 2026-07-14'])
})

test('one-time pay that counts in an earlier month is reported apart, six weeks after it was paid, § 11 (2) DEÜV', () => {
  // The last bank day of January 2026 is a Friday.
  expect(reports({ paidApart: ['2026-01', '2026-03'] })).toEqual([
    '54 of 2026-01-30 by 2026-03-13',
    '54 of 2026-03-31 by 2026-05-12',
  ])
})

// The example of a health fund, with its dates: https://www.big-direkt.de, new reports of parental leave, two years later.
test('parental leave after maternity is no second interruption, but a leave with its first and last day', () => {
  const absences = [
    { kind: 'maternity', from: '2026-01-24', to: '2026-03-06' },
    { kind: 'parental_leave', from: '2026-03-07', to: '2026-09-06' },
  ] as const
  const all = [
    '51 of 2026-01-23 by 2026-03-14',
    '17 of 2026-03-07 by 2026-04-18',
    '37 of 2026-09-06 by 2026-10-18',
  ]
  expect(reports({ absences })).toEqual(all)
  const leave = { code: '37', day: '2026-09-06', employeeId: 'ada' } as const
  expect(periodOf(leave, { ...SOMEBODY, absences })).toMatchObject({ from: '2026-03-07', to: '2026-09-06' })
  const inMinijob = { ...FACTS, personGroup: '109', contributionGroup: '6100', fund: null } as const
  const facts = [{ from: '2020-01', facts: inMinijob }]
  expect(reports({ absences, facts })).toEqual(all.slice(0, 1))
})

test('a leave from one day of a month to the one before in the next is no whole calendar month, but reported of voluntary members', () => {
  const absences = [{ kind: 'parental_leave', from: '2026-03-15', to: '2026-04-14' }] as const
  expect(reports({ absences })).toEqual([])
  const facts = [{ from: '2020-01', facts: { ...FACTS, contributionGroup: '9111' } as const }]
  expect(reports({ absences, facts })).toEqual([
    '17 of 2026-03-15 by 2026-04-26',
    '37 of 2026-04-14 by 2026-05-26',
  ])
})

test('whoever changes the fund during parental leave ends it with the one and begins it with the other', () => {
  const absences = [{ kind: 'parental_leave', from: '2026-03-15', to: '2026-09-14' }] as const
  const facts = [{ from: '2026-07', facts: { ...FACTS, fund: 'Süd' } }, ...SOMEBODY.facts]
  const person = { ...SOMEBODY, absences, facts }
  expect(reports(person)).toEqual([
    '17 of 2026-03-15 by 2026-04-26',
    '52 of 2026-03-14 by 2026-05-14',
    '37 of 2026-06-30 by 2026-08-11',
    '31_11 of 2026-07-01 by 2026-08-12',
    '17 of 2026-07-01 by 2026-08-12',
    '37 of 2026-09-14 by 2026-10-26',
  ])
  const period = (code: '37' | '31_11', day: string) => periodOf({ code, day, employeeId: 'ada' }, person)
  expect(period('37', '2026-06-30')).toEqual({ from: '2026-03-15', to: '2026-06-30' })
  expect(period('37', '2026-09-14')).toEqual({ from: '2026-07-01', to: '2026-09-14' })
  expect(period('31_11', '2026-07-01')).toEqual({ from: '2026-03-15', to: '2026-06-30' })
})

// The example of https://www.haufe.de, reports of interruptions: two reports of one time.
test('whoever leaves during an interruption is deregistered from its beginning', () => {
  const away = {
    exitOn: '2026-07-21',
    absences: [{ kind: 'sick_benefit', from: '2026-06-09', to: '2026-08-30' }],
  } as const
  const exit = { code: '30', day: '2026-07-21', employeeId: 'ada' } as const
  expect(reports(away)).toEqual(['51 of 2026-06-08 by 2026-08-14', '30 of 2026-07-21 by 2026-09-01'])
  expect(periodOf(exit, { ...SOMEBODY, ...away })).toEqual({ from: '2026-06-09', to: '2026-07-21' })
  const untilThen = [{ ...away.absences[0], to: '2026-07-21' }]
  expect(reports({ ...away, absences: untilThen })).toHaveLength(2)
  // In the month in which pay ends, one report says all.
  expect(reports({ ...away, exitOn: '2026-06-25' })).toEqual(['30 of 2026-06-25 by 2026-08-06'])
})

// https://www.haufe.de, short-term work: 10, 30, 40 and 92 alone, and neither 13 nor 34.
test('short-term work has no interruptions', () => {
  const group = { personGroup: '110', contributionGroup: '0000', fund: null } as const
  const person = {
    entryOn: '2026-05-04',
    exitOn: '2026-08-31',
    facts: [{ from: '2026-05', facts: { ...FACTS, ...group } }],
  }
  for (const kind of ['unpaid', 'sick_benefit', 'parental_leave'] as const)
    expect(reports({ ...person, absences: [{ kind, from: '2026-06-01', to: '2026-07-15' }] })).toEqual([
      '10 of 2026-05-04 by 2026-06-15',
      '30 of 2026-08-31 by 2026-10-12',
    ])
})

test('whoever has been deregistered after a month without pay is not so again', () => {
  const absences = [{ kind: 'unpaid', from: '2026-05-16', to: '2026-12-31' }] as const
  expect(reports({ absences, exitOn: '2026-07-10' })).toEqual(['34 of 2026-06-15 by 2026-07-27'])
  expect(reports({ absences, exitOn: '2026-06-10' })).toEqual(['30 of 2026-06-10 by 2026-07-22'])
})

test('whoever is away at the end of the year has been reported until then, § 10 (2) DEÜV', () => {
  const until = (from: string, to: string) => ({ absences: [{ kind: 'sick_benefit', from, to } as const] })
  expect(reports(until('2026-11-15', '2027-01-20'), { years: [2026] })).toEqual([
    '51 of 2026-11-14 by 2027-01-14',
    '92 of 2026-12-31 by 2027-02-16',
  ])
  // Without a whole calendar month there was no report.
  expect(reports(until('2026-12-03', '2027-01-30'), { years: [2026] })).toEqual([
    '50 of 2026-12-31 by 2027-02-15',
    '92 of 2026-12-31 by 2027-02-16',
  ])
})

test('what is reported until 31 December for another reason has no annual report, § 10 (1) DEÜV', () => {
  const facts = [{ from: '2027-01', facts: { ...FACTS, fund: 'Süd' } }, ...SOMEBODY.facts]
  expect(reports({ facts }, { years: [2026] })).toEqual([
    '31_11 of 2027-01-01 by 2027-02-12',
    '92 of 2026-12-31 by 2027-02-16',
  ])
  const away = { kind: 'sick_benefit', from: '2027-01-01', to: '2027-03-10' } as const
  expect(reports({ absences: [away] }, { years: [2026] })).toEqual([
    '51 of 2026-12-31 by 2027-02-14',
    '92 of 2026-12-31 by 2027-02-16',
  ])
  // Insured for a month more.
  const unpaid = { kind: 'unpaid', from: '2026-12-16', to: '2027-02-28' } as const
  expect(reports({ absences: [unpaid] }, { years: [2026] })).toContain('50 of 2026-12-31 by 2027-02-15')
})

test('unpaid leave ends insurance after a month, § 7 (3) SGB IV, and begins it again', () => {
  const absences = [{ kind: 'unpaid', from: '2026-05-16', to: '2026-07-10' }] as const
  expect(reports({ absences })).toEqual(['34 of 2026-06-15 by 2026-07-27', '13 of 2026-07-11 by 2026-08-22'])
  expect(reports({ absences: [{ kind: 'unpaid', from: '2026-05-16', to: '2026-06-15' }] })).toEqual([])
})

test('a director who is not an employee is reported to nobody', () => {
  const facts = { ...FACTS, personGroup: 'director', contributionGroup: '0000', fund: null } as const
  expect(reports({ entryOn: '2026-05-01', facts: [{ from: '2026-05', facts }] }, { years: [2026] })).toEqual(
    [],
  )
})

test('a report covers what no earlier one of the year did', () => {
  const year = { code: '50', day: '2026-12-31', employeeId: 'ada' } as const
  expect(periodOf(year, SOMEBODY)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  const facts = [{ from: '2026-07', facts: { ...FACTS, fund: 'Süd' } }, ...SOMEBODY.facts]
  expect(periodOf(year, { ...SOMEBODY, facts })).toEqual({ from: '2026-07-01', to: '2026-12-31' })
  expect(periodOf({ ...year, code: '31_11', day: '2026-07-01' }, { ...SOMEBODY, facts })).toEqual({
    from: '2026-01-01',
    to: '2026-06-30',
  })
  const absences = [{ kind: 'sick_benefit', from: '2026-03-10', to: '2026-05-20' }] as const
  expect(periodOf(year, { ...SOMEBODY, absences })).toEqual({ from: '2026-05-21', to: '2026-12-31' })
  const sick = (from: string, to: string) => ({
    ...SOMEBODY,
    absences: [{ kind: 'sick_benefit', from, to } as const],
  })
  // A February is a whole calendar month; six weeks without one were never reported.
  expect(periodOf(year, sick('2026-02-01', '2026-02-28'))?.from).toBe('2026-03-01')
  expect(periodOf(year, sick('2026-01-10', '2026-02-20'))?.from).toBe('2026-01-01')
  expect(periodOf({ ...year, code: '10', day: '2026-05-01' }, SOMEBODY)).toBeUndefined()
})

test('its pay comes from frozen payslips, up to the ceiling, and says which months are missing', () => {
  const months = new Map([
    ['2026-01', calculated({ month: '2026-01', earnings: [salary(900_000)] })],
    ['2026-02', calculated({ month: '2026-02', earnings: [salary(300_000)] })],
  ])
  // The ceiling of 2026 is 8,450 € a month.
  expect(payOf({ from: '2026-01-01', to: '2026-03-31' }, months)).toEqual({
    liableCents: 845_000 + 300_000,
    actualCents: 1_200_000,
    accidentCents: 1_200_000,
    formerYearCents: 0,
    isInZone: false,
    missing: ['2026-03'],
  })
})

test('what the March rule counts for last year is in no report of this one; accident insurance has it, and free premiums', () => {
  const lastYear = { insured: insuredYear(60, 6_400_00), contributionGroup: '1111', fundId: 'nord' }
  const march = calculated({
    month: '2026-03',
    earnings: [
      salary(3_200_00),
      { kind: 'one_time', amountCents: 9_000_00 },
      { kind: 'premium', work: 'night', hours: '10', basicWageCents: 20_00, percent: '25' },
    ],
    history: { year: yearOfMonths(2, 3_200_00), lastYear },
  })
  // This year's room for health insurance is 17,437.50 − 9,600; 60 days of 2025 leave 16,100 − 6,400 for pensions.
  expect(payOf({ from: '2026-03-01', to: '2026-03-31' }, new Map([['2026-03', march]]))).toEqual({
    liableCents: 3_200_00,
    actualCents: 3_200_00,
    accidentCents: 12_250_00,
    formerYearCents: 9_000_00,
    isInZone: false,
    missing: [],
  })
  expect(payReportedApart(march)).toMatchObject({
    liableCents: 9_000_00,
    actualCents: 9_000_00,
    accidentCents: 0,
  })
})
