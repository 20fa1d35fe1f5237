import { expect, test } from 'vitest'
import { historyOf, type Past } from '~/domain/payroll-run/history'
import type { Opening } from '~/domain/payslips/year'
import { YEAR_SUMS } from '~/domain/payslips/year-sums'

const SUMS = Object.fromEntries(YEAR_SUMS.map((name) => [name, 37_321_43])) as Opening['sums']
const opening = (
  until: string,
  said: Partial<Opening['sums']> = {},
  days: Partial<Opening> = {},
): Opening => ({
  until,
  sums: { ...SUMS, ...said },
  insuredDays: null,
  taxDays: null,
  ...days,
})
const past = (changes: Partial<Past>): Past => ({
  month: '2026-10',
  entryOn: '2026-02-16',
  handedOn: undefined,
  exitOn: null,
  unread: undefined,
  opening: undefined,
  openingBefore: undefined,
  isUnknown: false,
  terms: { contributionGroup: '1111', fundId: 'nord' },
  ...changes,
})

function yearOf(changes: Partial<Past>) {
  const history = historyOf(past(changes))
  return typeof history === 'object' ? history.year : history
}

// § 1 (1) sentence 3 BVV: a whole month has thirty days, one with an entry its calendar days.
test.each([
  ['2026-02-16', 13 + 7 * 30],
  ['2026-02-02', 27 + 7 * 30],
  ['2026-02-01', 8 * 30],
  ['2026-01-16', 16 + 8 * 30],
  ['2026-01-31', 1 + 8 * 30],
  ['2026-01-02', 30 + 8 * 30],
  ['2026-04-30', 1 + 5 * 30],
  ['2024-07-15', 9 * 30],
])('days until September since %s: %s', (entryOn, days) => {
  expect(yearOf({ entryOn, opening: opening('2026-09') })).toMatchObject({
    taxDays: days,
    insured: { health: { days }, pension: { days } },
  })
})

test('days that were entered count, for sickness or parental leave before the first payslip here', () => {
  const said = opening('2026-09', {}, { insuredDays: 180, taxDays: 223 })
  expect(yearOf({ opening: said })).toMatchObject({ taxDays: 223, insured: { care: { days: 180 } } })
})

test.each<[string, Partial<Opening['sums']>, string, boolean]>([
  ['taxable pay', { taxableCents: null }, '1111', false],
  ['the health base', { healthBaseCents: null }, '1111', false],
  ['the pension base', { pensionBaseCents: null }, '1111', false],
  ['the health base of somebody privately insured', { healthBaseCents: null }, '0110', true],
  ['net pay', { netCents: null }, '1111', true],
])('without %s', (_, said, contributionGroup, isKnown) => {
  const terms = { contributionGroup, fundId: 'nord' }
  const year = yearOf({ opening: opening('2026-09', said), terms })
  expect(year !== 'unknown').toBe(isKnown)
})

test('somebody who comes back has the totals from before the entry, with their days', () => {
  const back = { month: '2026-09', entryOn: '2026-09-01' }
  const said = opening('2026-04', {}, { insuredDays: 120 })
  expect(historyOf(past({ ...back, opening: said }))).toMatchObject({
    through: '2026-04',
    year: { insured: { health: { days: 120 } } },
  })
  expect(yearOf({ ...back, opening: opening('2026-04') })).toBe('unknown')
  expect(historyOf(past({ ...back, unread: '2026-04' }))).toBeUndefined()
  expect(historyOf(past(back))).toBe('first_month')
})

test('totals of the whole year before are what the March rule goes by', () => {
  const change = { month: '2026-03', entryOn: '2020-01-01', opening: opening('2026-02') }
  expect(historyOf(past({ ...change, openingBefore: opening('2025-12') }))).toMatchObject({
    lastYear: { insured: { health: { days: 360, cents: 37_321_43 } } },
  })
  expect(historyOf(past({ ...change, openingBefore: opening('2025-11') }))).toMatchObject({
    lastYear: 'unknown',
  })
})

test('whoever comes back until March has last year with its totals, or with paper that nobody can read', () => {
  const back = { month: '2026-02', entryOn: '2026-02-01' }
  const said = opening('2025-10', {}, { insuredDays: 300 })
  expect(historyOf(past({ ...back, openingBefore: said }))).toMatchObject({
    through: '2025-10',
    year: { insured: { health: { days: 300 } } },
  })
  expect(historyOf(past({ ...back, unread: '2025-10' }))).toMatchObject({
    through: '2025-10',
    year: 'unknown',
    lastYear: 'unknown',
  })
  const april = { month: '2026-04', entryOn: '2026-04-01' }
  expect(historyOf(past({ ...april, openingBefore: said }))).toBe('first_month')
})

test('after the last day the last month counts, however long ago', () => {
  const over = { month: '2026-12', exitOn: '2026-09-30' }
  expect(historyOf(past({ ...over, opening: opening('2026-09') }))).toMatchObject({ through: '2026-09' })
  expect(historyOf(past({ ...over, opening: opening('2026-08') }))).toBeUndefined()
  expect(historyOf(past({ ...over, month: '2027-04' }))).toMatchObject({
    through: '2026-09',
    year: 'unknown',
    lastYear: 'unknown',
  })
  expect(historyOf(past({ ...over, month: '2027-02', openingBefore: opening('2026-09') }))).toMatchObject({
    through: '2026-09',
    year: { taxDays: 13 + 7 * 30 },
  })
})
