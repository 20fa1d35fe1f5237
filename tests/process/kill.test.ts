import { expect, test } from 'vitest'
import { torture } from '../torture/rounds'

// One round; `npm run torture` makes fifty.
test('kill -9 while eight clients write: every acknowledged write is there exactly once', async () => {
  const { acknowledged, faults } = await torture({ rounds: 1 })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(8)
}, 120_000)
