import { expect, test } from 'vitest'
import { torture } from '../torture/rounds'

// Three rounds, the last of which is killed while it starts; `npm run torture` makes two hundred.
test('kill -9 while eight clients write: every acknowledged write is there exactly once', async () => {
  const { acknowledged, faults } = await torture({ rounds: 3 })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(8)
}, 120_000)
