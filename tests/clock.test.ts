import { afterEach, expect, test, vi } from 'vitest'
import { today } from '~/clock.server'

afterEach(() => void vi.useRealTimers())

test.each([
  ['the last millisecond of a summer day in Germany', '2026-06-30T21:59:59.999Z', '2026-06-30'],
  ['the first of the next', '2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['the last millisecond of a year', '2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['new year in Germany, not yet in London', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['the hour that comes twice in autumn', '2026-10-25T00:30:00.000Z', '2026-10-25'],
])('today is the German date: %s', (_, instant, date) => {
  vi.useFakeTimers({ now: new Date(instant) })
  expect(today()).toBe(date)
})
