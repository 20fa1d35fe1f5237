import { expect, test } from 'vitest'
import { accidentRowsOf } from '~/domain/payroll-reports/accident'
import { minimumWageRowsOf } from '~/domain/payroll-reports/minimum-wage'
import { calculated, counting, MAY } from './people'

const hourly = (hours: string, hourlyWageCents: number, time?: string) => ({
  kind: 'hours',
  hours,
  hourlyWageCents,
  ...(time && { time }),
})

test('accident insurance counts pay with free premiums, up to the maximum, and the hours worked', () => {
  const cleaner = calculated({
    earnings: [
      hourly('100', 16_00),
      hourly('16', 16_00, 'vacation'),
      { kind: 'premium', work: 'night', hours: '10', basicWageCents: 16_00, percent: '25' },
    ],
  })
  // 116 hours at 16 € are 1,856 €, and 25 % of 16 € for ten hours 40 €; 100 of the hours were worked.
  expect(accidentRowsOf([{ person: 'A', months: [cleaner, cleaner] }], null)).toEqual([
    {
      ...{ person: 'A', payCents: 3_792_00, liableCents: 3_792_00, hours: '200' },
      ...{ isEstimated: false, monthsWithoutHours: 0 },
    },
  ])
  expect(accidentRowsOf([{ person: 'A', months: [cleaner, cleaner] }], 3_000_00)[0]?.liableCents).toBe(
    3_000_00,
  )
})

test('a salary counts the agreed hours, and without them nothing is made up', () => {
  const salary = (weeklyHours?: string) =>
    calculated({ earnings: [{ kind: 'salary', monthlyCents: 3_000_00 }], employment: { weeklyHours } })
  // 39 hours a week are 169 a month.
  expect(accidentRowsOf([{ person: 'A', months: [salary('39')] }], null)[0]).toMatchObject({
    ...{ hours: '169', isEstimated: true, monthsWithoutHours: 0 },
  })
  expect(accidentRowsOf([{ person: 'A', months: [salary()] }], null)[0]).toMatchObject({
    ...{ hours: '0', monthsWithoutHours: 1 },
  })
  const director = calculated({
    ...{ employment: { personGroup: 'director', contributionGroup: '0000' } },
    earnings: [{ kind: 'salary', monthlyCents: 9_000_00 }],
  })
  expect(accidentRowsOf([{ person: 'A', months: [director] }], null)).toEqual([])
})

test('working time is to be recorded for Minijobs, short-term work and the trade; and low wages are named', () => {
  expect(
    minimumWageRowsOf(MAY, '2026-05').map(({ employee, reason, result }) => [
      employee.number,
      reason,
      result,
    ]),
  ).toEqual([
    ['Minkowski', 'marginal', 'enough'],
    ['Kurz', 'marginal', 'enough'],
  ])
  const low = counting('Niedrig', { earnings: [hourly('160', 13_00)] })
  expect(minimumWageRowsOf([low], '2026-05')).toMatchObject([
    { reason: null, result: 'below', wageCents: 13_00, leastCents: 13_90, worked: { hours: '160' } },
  ])
  const cleaning = { employer: { trade: 'building_cleaning' }, earnings: [hourly('160', 15_00)] }
  expect(minimumWageRowsOf([counting('Rein', cleaning)], '2026-05')).toMatchObject([
    { reason: 'trade', result: 'enough' },
  ])
})
