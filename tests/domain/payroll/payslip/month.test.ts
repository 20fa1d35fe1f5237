import { describe, expect, test } from 'vitest'
import { payslip } from '../../../../app/domain/payroll/payslip/payslip'
import { inputWith, insuredYear, NO_YEAR } from './worked-payslip'

const SALARY = [{ kind: 'salary', monthlyCents: 300_000, proration: 'calendar_days' }]
const slip = (changes: Record<string, unknown>) => payslip(inputWith({ earnings: SALARY, ...changes }))

describe('days', () => {
  test.each([
    ['a whole month of 31', '2026-05', '2020-01-01', undefined, 30],
    ['a whole February', '2026-02', '2026-02-01', '2026-02-28', 30],
    ['entry on the 2nd of February', '2026-02', '2026-02-02', undefined, 27],
    ['entry on the 15th of 31', '2026-05', '2026-05-15', undefined, 17],
    ['exit on the 20th', '2026-05', '2020-01-01', '2026-05-20', 20],
    ['30 of 31 days', '2026-05', '2026-05-02', undefined, 30],
    ['one day', '2026-05', '2026-05-31', '2026-05-31', 1],
  ])('%s', (_, month, from, to, days) => {
    const { taxDays, insuredDays } = slip({ month, employment: { from, to } })
    expect([taxDays, insuredDays]).toEqual([days, days])
  })

  test('sick pay lowers the insured days and the ceiling, not the tax days', () => {
    const high = [{ kind: 'salary', monthlyCents: 600_000 }]
    const sick = slip({ earnings: high, insuredDays: 12 })
    expect([sick.taxDays, sick.insuredDays]).toEqual([30, 12])
    expect(sick.bases.map(({ cents }) => cents)).toEqual([2_325_00, 3_380_00])
  })
})

describe('absences', () => {
  test.each([
    ['sickness benefit from the 13th', [{ kind: 'sick_benefit', from: '2026-05-13' }], 12],
    ['until the 12th', [{ kind: 'sick_benefit', from: '2026-03-01', to: '2026-05-12' }], 19],
    ['maternity all month', [{ kind: 'maternity', from: '2026-04-20' }], 0],
    ['a child sick for two days', [{ kind: 'child_sick_benefit', from: '2026-05-05', to: '2026-05-06' }], 29],
    ['unpaid for two weeks: still insured', [{ kind: 'unpaid', from: '2026-05-04', to: '2026-05-17' }], 30],
    ['unpaid since 10 April: insured until 9 May', [{ kind: 'unpaid', from: '2026-04-10' }], 9],
    ['parental leave ended in April', [{ kind: 'parental_leave', from: '2026-01-01', to: '2026-04-30' }], 30],
  ])('%s', (_, absences, days) => {
    expect(slip({ absences }).insuredDays).toBe(days)
    expect(slip({ absences }).taxDays).toBe(30)
  })
})

describe('care insurance by age', () => {
  test.each([
    ['23 in this month: not yet', '2003-05-20', 'under_23'],
    ['23 last month', '2003-04-20', '0'],
    ['born on the 1st: 23 on the eve', '2003-05-01', '0'],
    ['22', '2004-01-01', 'under_23'],
  ])('surcharge: %s', (_, birthDate, marker) => {
    expect(slip({ employee: { birthDate } }).employment.careMarker).toBe(marker)
  })

  test.each([
    ['two under 25', ['2001-05-20', '2010-01-01'], '2', 46_50],
    ['born on the 1st: 25 on the eve, out since this month', ['2001-05-01', '2010-01-01'], '1', 54_00],
    ['born later this month counts already', ['2026-05-31', '2010-01-01'], '2', 46_50],
    ['born next month does not', ['2026-06-01', '2010-01-01'], '1', 54_00],
    ['grown-up children alone', ['1990-01-01'], 'parent', 54_00],
    ['six', Array.from({ length: 6 }, () => '2015-01-01'), '5', 24_00],
  ])('children: %s', (_, childBirthDates, marker, careCents) => {
    const { employment, contributions } = slip({ employee: { isParent: true, childBirthDates } })
    expect(employment.careMarker).toBe(marker)
    expect(contributions.find(({ branch }) => branch === 'care')?.employeeCents).toBe(careCents)
  })
})

describe('wage tax by age', () => {
  test('age relief begins the year after the 64th birthday, on 1 January born a year earlier', () => {
    const taxOf = (birthDate: string) => slip({ employee: { birthDate } }).taxes[0]?.cents ?? 0
    const without = taxOf('1962-01-02')
    expect(taxOf('1962-01-01')).toBeLessThan(without)
    expect(taxOf('1961-12-31')).toBe(taxOf('1962-01-01'))
    expect(taxOf('1990-01-01')).toBe(without)
  })
})

describe('funds', () => {
  test('the rate that holds in the month is taken, the last one known', () => {
    const additional = (month: string) =>
      slip({ month }).contributions.find(({ branch }) => branch === 'additional_health')?.employeeCents
    expect(additional('2025-12')).toBe(37_50)
    expect(additional('2026-01')).toBe(43_50)
  })
})

describe('notices', () => {
  const zone = { isInTransitionZone: true }
  const minijob = { personGroup: '109', contributionGroup: '6100', fundId: undefined }
  test.each([
    ['Minijob', { employment: minijob, taxCard: undefined, earnings: paid(603_01) }, ['minijob_above_limit']],
    ['Minijob at the limit', { employment: minijob, taxCard: undefined, earnings: paid(603_00) }, []],
    ['zone left below', { employment: zone, earnings: paid(603_00) }, ['zone_below_lower_limit']],
    ['zone left above', { employment: zone, earnings: paid(2_000_01) }, ['zone_above_upper_limit']],
    ['in the zone', { employment: zone, earnings: paid(2_000_00) }, []],
    [
      'an hour in a Minijob',
      { employment: minijob, taxCard: undefined, earnings: paid(15_00) },
      ['negative_payout'],
    ],
  ])('%s', (_, changes, notices) => {
    expect(slip(changes).notices.map(({ code }) => code)).toEqual(notices)
  })
})

describe('the history', () => {
  const bonus = [...SALARY, { kind: 'one_time', amountCents: 2_000_000 }]

  test('adds month to month; pay of the March rule stays out of this year and fills the last', () => {
    const lastYear = { insured: insuredYear(360, 5_000_000), contributionGroup: '1111', fundId: 'nord' }
    const january = slip({ month: '2026-01', history: { year: { ...NO_YEAR, insured: lastYear.insured } } })
    expect(january.history.lastYear).toEqual(lastYear)
    const february = slip({ month: '2026-02', earnings: bonus, history: january.history })
    expect(february.notices.map(({ code }) => code)).toEqual(['march_rule_applied'])
    const { year, lastYear: filled } = february.history
    expect(year).toMatchObject({ grossCents: 26_000_00, insured: insuredYear(60, 6_000_00) })
    expect(year).toMatchObject({ netCents: january.net.cents + february.net.cents })
    expect(filled).toMatchObject({ insured: insuredYear(360, 66_150_00, 70_000_00) })
  })

  test('the March rule does not reach back before the entry', () => {
    const { notices, bases } = slip({
      month: '2026-01',
      earnings: bonus,
      employment: { from: '2026-01-01' },
      earlierEmployers: 'none',
    })
    expect(notices).toEqual([])
    expect(bases.at(-2)?.cents).toBe(5_812_50 - 3_000_00)
  })
})

function paid(monthlyCents: number) {
  return [{ kind: 'salary', monthlyCents }]
}
