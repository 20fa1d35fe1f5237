import { expect, test } from 'vitest'
import type { Calculation } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { checksOf } from '~/domain/payroll-month/checks/checks-of'
import { calculated, hours, salary } from './calculated'

const minijob = (month: string, cents: number) =>
  calculated({
    month,
    earnings: [{ kind: 'running', amountCents: cents }],
    taxCard: undefined,
    employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
  })

const regular = (month: string, cents: number, employment = {}) =>
  calculated({ month, earnings: [salary(cents)], employment })

interface Of {
  now: Calculation
  before?: Calculation
  earlier?: Calculation[]
  sick?: { month: string; days: string }[]
}

function codes({ now, before, earlier = [], sick = [] }: Of): string[] {
  return checksOf({
    ...{ now, before: () => before, netBeforeCents: before?.result.net.cents },
    ...{ earlier: () => earlier, sick, figures: shippedFigures() },
  }).map(({ code }) => code)
}

test('an ordinary month has nothing to look at', () => {
  expect(codes({ now: regular('2026-05', 300_000), before: regular('2026-04', 300_000) })).toEqual([])
})

// § 3 (1) EFZG: 42 calendar days. Of a week of five days these are 30 working days, of one of three 18.
test.each([
  ['five days a week, 29 of them sick', undefined, ['14', '15'], []],
  ['five days a week, 30 of them sick', undefined, ['15', '15'], ['sick_six_weeks']],
  ['three days a week, 18 of them sick', '3', ['9', '9'], ['sick_six_weeks']],
])('six weeks of sickness: %s', (_, workingDaysAWeek, [april = '', may = ''], expected) => {
  const now = regular('2026-05', 300_000, { workingDaysAWeek })
  const sick = [
    { month: '2026-04', days: april },
    { month: '2026-05', days: may },
  ]
  expect(codes({ now, sick })).toEqual(expected)
})

test('sickness that is over, or with the fund by now, is not asked about again', () => {
  const sick = [{ month: '2026-04', days: '40' }]
  expect(codes({ now: regular('2026-05', 300_000), sick })).toEqual([])
  const absences = [{ kind: 'sick_benefit', from: '2026-05-18' }]
  const now = calculated({ month: '2026-05', absences })
  expect(codes({ now, sick: [...sick, { month: '2026-05', days: '11' }] })).toEqual([])
})

// § 8 (1b) SGB IV; the limit is 603 € in 2026 and 556 € in 2025.
test('a Minijob above its limit: once, twice, too often', () => {
  const now = minijob('2026-05', 60_301)
  expect(codes({ now: minijob('2026-05', 60_300) })).toEqual([])
  expect(codes({ now })).toEqual(['minijob_once'])
  const earlier = [minijob('2026-01', 60_300), minijob('2025-12', 55_601)]
  expect(codes({ now, earlier })).toEqual(['minijob_twice'])
  expect(codes({ now, earlier: [...earlier, minijob('2026-03', 80_000)] })).toEqual(['minijob_often'])
})

test('the zone counts as left, or entered, after two whole months', () => {
  const inZone = { isInTransitionZone: true }
  const above = [regular('2026-04', 210_000, inZone), regular('2026-05', 200_001, inZone)] as const
  expect(codes({ before: above[0], now: above[1] })).toEqual(['zone_above'])
  expect(codes({ before: regular('2026-04', 190_000, inZone), now: above[1] })).toEqual([])
  const inside = [regular('2026-04', 150_000), regular('2026-05', 150_000)] as const
  expect(codes({ before: inside[0], now: inside[1] })).toEqual(['zone_entered'])
  const started = regular('2026-04', 150_000, { from: '2026-04-13' })
  expect(codes({ before: started, now: inside[1] })).not.toContain('zone_entered')
})

// § 6 SGB V, ordinance of 2026: 77,400 € a year, so 6,450 € a month; ceilings 5,812.50 and 8,450.00 €.
test('limits are named when they are first crossed', () => {
  const now = regular('2026-05', 645_001)
  expect(codes({ before: regular('2026-04', 600_000), now })).toEqual(['pay_limit_above'])
  expect(codes({ before: regular('2026-04', 645_001), now })).toEqual([])
  expect(codes({ before: regular('2026-04', 580_000), now: regular('2026-05', 590_000) })).toEqual([
    'ceiling_crossed',
  ])
  // Once more in December, when next year's limit is known.
  const [november, december] = [regular('2026-11', 645_001), regular('2026-12', 645_001)]
  expect(codes({ before: november, now: december })).toEqual(['pay_limit_above'])
  const voluntary = { contributionGroup: '9111' }
  expect(codes({ now: regular('2026-12', 645_001, voluntary) })).toEqual([])
})

test('a child of 25, a childless person of 23, and the pension age three months ahead', () => {
  const of = (birthDate: string, childBirthDates: string[] = []) =>
    calculated({
      month: '2026-05',
      employee: { birthDate, isParent: childBirthDates.length > 0, childBirthDates },
    })
  expect(codes({ now: of('1975-01-05', ['2001-05-31', '2001-06-02']) })).toEqual(['child_25'])
  // Completed on the day before: a birthday on the first belongs to the month before, § 187 (2) BGB.
  expect(codes({ now: of('1975-01-05', ['2001-06-01']) })).toEqual(['child_25'])
  expect(codes({ now: of('2003-05-20') })).toEqual(['age_23'])
  // 66 years and 4 months, § 235 (2) SGB VI: on 9 August 2026.
  expect(codes({ now: of('1960-04-10', ['1990-01-01']) })).toEqual(['age_limit_near'])
  expect(codes({ now: of('1960-05-10', ['1990-01-01']) })).toEqual([])
})

test('net pay that is a fifth apart', () => {
  const [before, now] = [regular('2026-04', 300_000), regular('2026-05', 400_000)]
  expect(codes({ before, now })).toEqual(['net_changed'])
  expect(codes({ before, now: regular('2026-05', 330_000) })).toEqual([])
})

test('what comes back of the year’s taxes in December is no change of pay', () => {
  const before = regular('2026-11', 300_000)
  // 12,000.00 withheld until November of 33,000.00: far more than the year owes.
  const equalisation = {
    taxableCents: 33_000_00,
    wageTaxCents: 12_000_00,
    solidarityCents: 0,
    churchTaxCents: 0,
  }
  const now = calculated({ month: '2026-12', earnings: [salary(300_000)], equalisation })
  expect(now.result.net.cents).toBeGreaterThan(before.result.net.cents * 2)
  expect(codes({ before, now })).toEqual([])
  const more = calculated({ month: '2026-12', earnings: [salary(450_000)], equalisation })
  expect(codes({ before, now: more })).toEqual(['net_changed_besides'])
})

test('rates of the year before', () => {
  const funds = [
    { id: 'nord', name: 'Nord', validFrom: '2025-01', additionalRate: '2.5', u1Rate: '1.6', u2Rate: '0.4' },
  ]
  expect(codes({ now: calculated({ month: '2026-01', funds }) })).toEqual(['fund_rates_old'])
  expect(codes({ now: calculated({ month: '2025-12', funds }) })).toEqual([])
})

test('no hours are asked of those who are paid by the hour, and of nobody on a salary', () => {
  expect(codes({ now: calculated({ month: '2026-05', earnings: [hours('0')] }) })).toEqual(['hours_none'])
  expect(codes({ now: calculated({ month: '2026-05', earnings: [hours('90')] }) })).toEqual([])
  expect(codes({ now: regular('2026-05', 300_000) })).toEqual([])
})
