import { expect, test } from 'vitest'
import { bankDayAfter, bankDayFrom, easterSunday, isBankDay } from '~/domain/values/bank-days'
import { addDays } from '~/domain/values/calendar'

// From the church calendar, not from a formula.
test.each([
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
])('Easter is on %s, and banks are closed from Good Friday to Easter Monday', (sunday) => {
  expect(easterSunday(Number(sunday.slice(0, 4))).toString()).toBe(sunday)
  expect([-3, -2, -1, 0, 1, 2].map((days) => isBankDay(addDays(sunday, days)))).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})

// TARGET is open 2 January, on Ascension Day, Whit Monday, Corpus Christi, 3 October, 24 and 31 December.
test.each([
  ['2026-01-01', '2026-01-02'],
  ['2026-05-01', '2026-05-04'],
  ['2026-05-14', '2026-05-14'],
  ['2026-05-25', '2026-05-25'],
  ['2026-06-04', '2026-06-04'],
  ['2029-10-03', '2029-10-03'],
  ['2026-12-24', '2026-12-24'],
  ['2026-12-25', '2026-12-28'],
  ['2024-12-25', '2024-12-27'],
  ['2027-12-31', '2027-12-31'],
  ['2027-01-01', '2027-01-04'],
  ['2026-11-28', '2026-11-30'],
])('the bank day from %s on is %s', (date, expected) => {
  expect(bankDayFrom(date)).toBe(expected)
})

test('the bank day after Maundy Thursday is Tuesday', () => {
  expect(bankDayAfter('2026-04-02')).toBe('2026-04-07')
})

// 262, 261 and 260 weekdays; six holidays fall on them in 2024, five in 2026 and 2028.
test.each([
  [2024, 256],
  [2026, 256],
  [2028, 255],
])('%i has %i bank days', (year, expected) => {
  let count = 0
  for (let day = `${year}-01-01`; day < `${year + 1}`; day = addDays(day, 1)) if (isBankDay(day)) count += 1
  expect(count).toBe(expected)
})
