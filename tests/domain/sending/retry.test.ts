import { expect, test } from 'vitest'
import { retryAfter } from '~/domain/sending/retry'

const MINUTE = 60_000

test.each([
  [1, MINUTE],
  [2, 2 * MINUTE],
  [3, 4 * MINUTE],
  [9, 256 * MINUTE],
  [10, 360 * MINUTE],
  [19, 360 * MINUTE],
  [20, undefined],
])('after attempt %i: %s', (attempts, wait) => {
  expect(retryAfter(attempts)).toBe(wait)
})
