import { expect, test } from 'vitest'
import { contradictionIn } from '~/domain/hours/contradiction'

const FEBRUARY = '2026-02'

test.each([
  ['more overtime than hours', { hours: '10', overtime: '25' }, 'overtime_above_hours overtime'],
  ['overtime alone', { hours: '10', overtime: '10' }, undefined],
  ['minus hours', { hours: '10', overtime: '-25' }, undefined],
  [
    'nights of both kinds above all',
    { hours: '10', night: '6', deep_night: '5' },
    'premium_above_hours deep_night',
  ],
  ['nights on a Sunday', { hours: '10', night: '10', sunday: '10' }, undefined],
  [
    'Sundays and holidays above all',
    { hours: '10', sunday: '6', holiday: '4.5' },
    'premium_above_hours holiday',
  ],
  ['Christmas above all', { hours: '7', special_holiday: '8' }, 'premium_above_hours special_holiday'],
  ['nights of a month without hours', { night: '8' }, undefined],
  ['28 days absent', { hours: '0', sick_days: '20', vacation_days: '8' }, undefined],
  ['28.5 days absent', { sick_days: '20', vacation_days: '8.5' }, 'days_above_month vacation_days'],
  ['29 sick days', { sick_days: '29' }, 'days_above_month sick_days'],
  ['28 × 24 hours', { hours: '672' }, undefined],
  ['a second more', { hours: '672.0003' }, 'hours_above_month hours'],
])('%s', (_, amounts, expected) => {
  const found = contradictionIn(FEBRUARY, amounts)
  expect(found && `${found.code} ${found.field}`).toBe(expected)
})

test('a leap February and December have more days', () => {
  expect(contradictionIn('2028-02', { hours: '696' })).toBeUndefined()
  expect(contradictionIn('2026-12', { hours: '744', sick_days: '31' })).toBeUndefined()
})
