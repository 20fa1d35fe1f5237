import { describe, expect, test } from 'vitest'
import {
  contributionsDueOn,
  contributionsToldOn,
  transferBy,
  usualPayDay,
  wageTaxDueOn,
} from '~/domain/payroll-month/due-days'

describe('contributions are due on the third last bank day of the month', () => {
  // From calendars on paper: the days of the month's end, backwards.
  test.each([
    ['2025-12', '2025-12-23', '30, 29, (24 to 26 are none) 23'],
    ['2026-01', '2026-01-28', '30, 29, 28; the 31st is a Saturday'],
    ['2026-02', '2026-02-25', '27, 26, 25'],
    ['2026-03', '2026-03-27', '31, 30, 27'],
    ['2026-04', '2026-04-28', '30, 29, 28'],
    ['2026-05', '2026-05-27', '29, 28, 27; Whit Monday is the 25th'],
    ['2026-10', '2026-10-28', '30, 29, 28; the 31st is a Saturday'],
    ['2025-10', '2025-10-28', '30, 29, 28: Reformation Day, a Friday, counts as a holiday everywhere'],
    ['2024-05', '2024-05-28', '31, 29, 28: Corpus Christi, the 30th, counts as a holiday everywhere'],
    ['2026-11', '2026-11-26', '30, 27, 26'],
    ['2026-12', '2026-12-28', '30, 29, 28; the 31st is none'],
    ['2027-12', '2027-12-28', '30, 29, 28; the 31st is none'],
    ['2024-03', '2024-03-26', '28, 27, 26; Good Friday is the 29th'],
  ])('%s: %s (%s)', (month, day) => {
    expect(contributionsDueOn(month)).toBe(day)
  })

  test('the fund has the figures when the fifth last begins', () => {
    expect(contributionsToldOn('2026-11')).toBe('2026-11-24')
    expect(contributionsToldOn('2025-12')).toBe('2025-12-19')
  })
})

describe('wage tax is due on the 10th of the next month', () => {
  test.each([
    ['2026-11', '2026-12-10', 'a Thursday'],
    ['2026-09', '2026-10-12', 'the 10th is a Saturday'],
    ['2026-04', '2026-05-11', 'the 10th is a Sunday'],
    ['2022-12', '2023-01-10', 'over the turn of the year'],
    ['2023-03', '2023-04-11', 'the 10th is Easter Monday'],
    ['2020-03', '2020-04-14', 'the 10th is Good Friday, Easter Monday the 13th'],
    ['2018-04', '2018-05-11', 'the 10th is Ascension'],
  ])('%s: %s (%s)', (month, day) => {
    expect(wageTaxDueOn(month)).toBe(day)
  })
})

test('a transfer leaves one bank day before it has to be there', () => {
  expect(transferBy('2026-11-26')).toBe('2026-11-25')
  expect(transferBy('2026-12-28')).toBe('2026-12-24')
  expect(transferBy('2026-10-12')).toBe('2026-10-09')
})

test('pay goes out on the last bank day of its month', () => {
  expect(usualPayDay('2026-11')).toBe('2026-11-30')
  expect(usualPayDay('2026-10')).toBe('2026-10-30')
  expect(usualPayDay('2026-12')).toBe('2026-12-31')
})
