import { expect, test } from 'vitest'
import { torture } from '../torture/rounds'

const ROUNDS = 3

test(`kill -9 while eight clients write, ${ROUNDS} times: every acknowledged write is there exactly once`, async () => {
  const { acknowledged, faults } = await torture({ rounds: ROUNDS })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * 8)
}, 120_000)
