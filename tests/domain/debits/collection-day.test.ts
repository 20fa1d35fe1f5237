import { expect, test } from 'vitest'
import { collectionDays } from '~/domain/debits/collection-day'

// Told day, moment in UTC, and the day by hand.
test.each([
  ['what was told, if it is ahead', '2026-12-04', '2026-11-26T08:00:00.000Z', '2026-12-04'],
  ['Monday for a Saturday', '2026-12-05', '2026-11-26T08:00:00.000Z', '2026-12-07'],
  ['tomorrow at the earliest', '2026-11-26', '2026-11-26T08:00:00.000Z', '2026-11-27'],
  ['a day later after 10:30 in Germany, in winter', '2026-11-26', '2026-11-26T09:30:00.000Z', '2026-11-30'],
  ['not yet at 10:29', '2026-11-26', '2026-11-26T09:29:59.999Z', '2026-11-27'],
  ['a day later after 10:30 in Germany, in summer', '2026-07-14', '2026-07-14T08:30:00.000Z', '2026-07-16'],
  ['Tuesday for a file of Saturday', '2026-11-28', '2026-11-28T12:00:00.000Z', '2026-12-01'],
  ['across Easter', '2026-04-02', '2026-04-02T07:00:00.000Z', '2026-04-07'],
  ['across Easter, late on Maundy Thursday', '2026-04-02', '2026-04-02T12:00:00.000Z', '2026-04-08'],
  ['after Christmas', '2026-12-24', '2026-12-24T12:00:00.000Z', '2026-12-29'],
  ['by the German day, just after midnight', '2026-11-26', '2026-11-25T23:30:00.000Z', '2026-11-27'],
])('is %s', (_, toldOn, now, expected) => {
  expect(collectionDays(now)(toldOn)).toBe(expected)
})
