import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayInGermany,
  daysBetween,
  daysOfMonth,
  isDate,
  monthsBetween,
  shiftMonth,
} from '~/domain/values/calendar'

test.each([
  ['2026-11', 0, '2026-11'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
  ['2026-12', 12, '2027-12'],
  ['2000-01', -1, '1999-12'],
])('the month %s shifted by %i is %s', (month, by, expected) => {
  expect(shiftMonth(month, by)).toBe(expected)
})

describe('days and months are counted as Temporal counts them', () => {
  const first = Temporal.PlainDate.from('2023-12-25')
  const days = Array.from({ length: 800 }, (_, days) => first.add({ days }))

  test.each([0, 1, -1, 31, -366, 4000])('%i of them later', (count) => {
    for (const day of days) {
      const [later, monthsLater] = [day.add({ days: count }), day.add({ months: count })]
      expect(addDays(String(day), count)).toBe(String(later))
      expect(addMonths(String(day), count)).toBe(String(monthsLater))
      expect(daysBetween(String(day), String(later))).toBe(count)
      expect(monthsBetween(String(day), String(monthsLater))).toBe(count)
    }
  })

  test('the last day of a month', () => {
    for (const day of days)
      expect(daysOfMonth(String(day).slice(0, 7)).last).toBe(String(day.with({ day: day.daysInMonth })))
  })
})

test.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29'],
  ['2026-06-30T21:59:59.999Z', '2026-06-30'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is in Germany on %s', (at, day) => {
  expect(dayInGermany(at)).toBe(day)
})

test('only days that exist are dates', () => {
  const no = [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '1899-12-31',
    '2026-01-01T00',
  ]
  expect(no.filter(isDate)).toEqual([])
  expect(['2024-02-29', '1900-01-01', '2099-12-31'].filter(isDate)).toHaveLength(3)
})

test('what is no date is not counted from', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  expect(() => addMonths('2026-04-31', 1)).toThrow(RangeError)
  expect(() => daysBetween('2026-01-01', '')).toThrow(RangeError)
  expect(() => addDays('2026-01-01', 0.5)).toThrow(RangeError)
})
