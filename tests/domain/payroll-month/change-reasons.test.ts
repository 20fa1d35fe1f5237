import { expect, test } from 'vitest'
import { reasonsOf } from '~/domain/payroll-month/change-reasons'
import { calculated, hours, salary } from './calculated'

const APRIL = { month: '2026-04' }
const euros = (cents: number) => ({ kind: 'money', cents })

/** The reasons for May beside April, as code, old and new value. */
function reasons(before: Record<string, unknown>, now: Record<string, unknown>) {
  const found = reasonsOf(calculated({ ...APRIL, ...before }), calculated({ month: '2026-05', ...now }))
  return found.map(({ code, before: old, now: today }) => [code, old, today])
}

test('nothing changed, so there are no reasons', () => {
  expect(reasons({}, {})).toEqual([])
})

test('another salary and a bonus are told with both amounts', () => {
  const bonus = { kind: 'one_time', amountCents: 50_000 }
  expect(reasons({}, { earnings: [salary(320_000), bonus] })).toEqual([
    ['salary', euros(300_000), euros(320_000)],
    ['one_time', undefined, euros(50_000)],
  ])
})

test('hours and the wage by the hour are told apart, and sick hours from worked ones', () => {
  const sick = { ...hours('16', 2100), time: 'sick' }
  expect(
    reasons({ earnings: [hours('120'), hours('8.5')] }, { earnings: [hours('100', 2100), sick] }),
  ).toEqual([
    ['wage', euros(2000), euros(2100)],
    ['hours', { kind: 'decimal', value: '128.5' }, { kind: 'decimal', value: '100' }],
    ['paid_absence', undefined, { kind: 'decimal', value: '16' }],
  ])
})

test('tax card, church and another fund', () => {
  const funds = [
    { id: 'nord', name: 'Nord', validFrom: '2026-01', additionalRate: '2.9', u1Rate: '1.6', u2Rate: '0.4' },
    { id: 'süd', name: 'Süd', validFrom: '2026-01', additionalRate: '3.4', u1Rate: '1.6', u2Rate: '0.4' },
  ]
  const now = { funds, employment: { fundId: 'süd' }, taxCard: { taxClass: 3, church: 'ev' } }
  expect(reasons({ funds }, now)).toEqual([
    ['tax_class', { kind: 'text', text: '1' }, { kind: 'text', text: '3' }],
    ['church', undefined, { kind: 'word', word: 'ev' }],
    ['fund', { kind: 'text', text: 'Nord' }, { kind: 'text', text: 'Süd' }],
  ])
})

test('a higher rate of the same fund', () => {
  const rate = (validFrom: string, additionalRate: string) => ({
    id: 'nord',
    name: 'Nord',
    validFrom,
    additionalRate,
    u1Rate: '1.6',
    u2Rate: '0.4',
  })
  const funds = [rate('2026-01', '2.9'), rate('2026-05', '3.2')]
  expect(reasons({ funds }, { funds })).toEqual([
    ['fund_rate', { kind: 'percent', value: '2.9' }, { kind: 'percent', value: '3.2' }],
  ])
})

test('a child that is entered is told apart from one that turns 25', () => {
  const parent = (...childBirthDates: string[]) => ({ employee: { isParent: true, childBirthDates } })
  const word = (said: string) => ({ kind: 'word', word: said })
  expect(reasons(parent('2019-03-01'), parent('2019-03-01', '2026-05-02'))).toEqual([
    ['care', word('1'), word('2')],
  ])
  // Turns 25 on 20 April 2026: counted up to the end of that month, § 55 (3b) SGB XI.
  const same = parent('2001-04-20', '2019-03-01')
  expect(reasons(same, same)).toEqual([['care_by_age', word('2'), word('1')]])
})

test('an entry is said once, and somebody without an earlier payslip is named', () => {
  const entered = calculated({ month: '2026-05', employment: { from: '2026-05-11' } })
  expect(reasonsOf(undefined, entered)).toEqual([
    { code: 'entered', before: undefined, now: { kind: 'date', date: '2026-05-11' } },
  ])
  expect(reasonsOf(undefined, calculated({ month: '2026-05' }))).toMatchObject([{ code: 'first' }])
})

test('the last month says the last day, and the days it has left', () => {
  expect(reasons({}, { employment: { to: '2026-05-15' } })).toEqual([
    ['left', undefined, { kind: 'date', date: '2026-05-15' }],
    ['insured_days', { kind: 'decimal', value: '30' }, { kind: 'decimal', value: '15' }],
  ])
})

test('time without pay', () => {
  const absences = [{ kind: 'parental_leave', from: '2026-05-21', to: '2026-05-31' }]
  expect(reasons({}, { absences })).toEqual([
    ['absence', undefined, { kind: 'word', word: 'parental_leave' }],
    ['insured_days', { kind: 'decimal', value: '30' }, { kind: 'decimal', value: '20' }],
  ])
})

test('January is another year, and says so', () => {
  const found = reasonsOf(calculated({ month: '2025-12' }), calculated({ month: '2026-01' }))
  expect(found.map(({ code }) => code)).toEqual(['new_year', 'fund_rate'])
})

test('the pension age, from the month after', () => {
  // Born on 3 April 1960: 66 years and 4 months, completed on 2 August 2026, § 235 (2) SGB VI.
  const of = (month: string, contributionGroup: string) =>
    calculated({
      month,
      employee: { birthDate: '1960-04-03', isParent: true },
      employment: { contributionGroup },
    })
  const [july, august] = [of('2026-07', '1111'), of('2026-08', '1111')]
  expect(reasonsOf(july, august)).toEqual([])
  const later = reasonsOf(august, of('2026-09', '1121')).map(({ code }) => code)
  expect(later).toEqual(['age_limit', 'contribution_group'])
})
