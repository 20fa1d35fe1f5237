import { expect, test } from 'vitest'
import { shiftMonth } from '~/domain/values/calendar'

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
