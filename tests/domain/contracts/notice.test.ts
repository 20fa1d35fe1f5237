import { expect, test } from 'vitest'
import { earliestEnd } from '~/domain/contracts/notice'

const running = { startsOn: '2024-01-01', endsOn: null, noticeMonths: 3 }

test.each([
  ['to the end of the month in which the notice runs out', running, '2026-01-15', 'running', '2026-04-30'],
  ['on the last day of a month', running, '2026-01-31', 'running', '2026-04-30'],
  ['on the first day of a month', running, '2026-02-01', 'running', '2026-05-31'],
  ['into a February', { ...running, noticeMonths: 1 }, '2026-01-31', 'running', '2026-02-28'],
  ['into a leap February', { ...running, noticeMonths: 1 }, '2028-01-30', 'running', '2028-02-29'],
  ['without notice', { ...running, noticeMonths: 0 }, '2026-06-10', 'running', '2026-06-30'],
  ['over the turn of the year', running, '2026-11-05', 'running', '2027-02-28'],
  ['before its start', { ...running, startsOn: '2026-05-10' }, '2026-01-01', 'running', '2026-08-31'],
  ['ended yesterday', { ...running, endsOn: '2026-03-01' }, '2026-03-02', 'ended', '2026-03-01'],
  ['ends today', { ...running, endsOn: '2026-03-02' }, '2026-03-02', 'ending', '2026-03-02'],
  ['ends before notice could', { ...running, endsOn: '2026-04-15' }, '2026-03-02', 'ending', '2026-04-15'],
  ['ends when notice would', { ...running, endsOn: '2026-06-30' }, '2026-03-02', 'ending', '2026-06-30'],
  ['ends long after', { ...running, endsOn: '2027-12-31' }, '2026-03-02', 'running', '2026-06-30'],
] as const)('a contract %s', (_, contract, today, state, on) => {
  expect(earliestEnd(contract, today)).toEqual({ state, on })
})
