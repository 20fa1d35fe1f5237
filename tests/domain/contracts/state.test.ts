import { expect, test } from 'vitest'
import { contractStateOn } from '~/domain/contracts/state'

const RUNS = { endsOn: null, pausedFromOn: null, pausedUntilOn: null, isArchived: false }

test.each([
  ['without an end', {}, 'running'],
  ['on its last day', { endsOn: '2026-03-02' }, 'running'],
  ['the day after', { endsOn: '2026-03-01' }, 'ended'],
  ['from the first day of a pause', { pausedFromOn: '2026-03-02' }, 'paused'],
  ['before a pause', { pausedFromOn: '2026-03-03' }, 'running'],
  ['on the last day of a pause', { pausedFromOn: '2026-02-01', pausedUntilOn: '2026-03-02' }, 'paused'],
  ['after a pause', { pausedFromOn: '2026-02-01', pausedUntilOn: '2026-03-01' }, 'running'],
  ['ended while paused', { pausedFromOn: '2026-02-01', endsOn: '2026-03-01' }, 'ended'],
  ['archived', { isArchived: true, endsOn: '2026-03-01' }, 'archived'],
])('a contract %s is %s', (_, changes, state) => {
  expect(contractStateOn({ ...RUNS, ...changes }, '2026-03-02')).toBe(state)
})
