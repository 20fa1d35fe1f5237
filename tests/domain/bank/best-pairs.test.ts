import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestPairs, type Pair } from '~/domain/bank/keeping/best-pairs'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'

const pair = (one: number, other: number, score = 1, isSure = true): Pair => ({ one, other, isSure, score })
const chosen = (...pairs: Pair[]) =>
  bestPairs(pairs)
    .map(({ one, other }) => `${one}-${other}`)
    .sort()

test('the first that fits leaves the other one something', () => {
  expect(chosen(pair(0, 0), pair(0, 1), pair(1, 0))).toEqual(['0-1', '1-0'])
})

test('the better ones go first, and the sure ones before others', () => {
  expect(chosen(pair(0, 0, 1), pair(0, 1, 5), pair(1, 0, 5), pair(1, 1, 1))).toEqual(['0-1', '1-0'])
  expect(chosen(pair(0, 0, 9, false), pair(1, 0, 1))).toEqual(['1-0'])
})

test('there are as many sure pairs as there can be, each in one at most', () => {
  const small = fc.nat(4)
  const drawn = fc.array(fc.record({ one: small, other: small, isSure: fc.boolean(), score: fc.nat(3) }), {
    maxLength: 14,
  })
  fc.assert(
    fc.property(drawn, (pairs) => {
      const found = bestPairs(pairs)
      expect(new Set(found.map(({ one }) => one)).size).toBe(found.length)
      expect(new Set(found.map(({ other }) => other)).size).toBe(found.length)
      const sure = pairs.filter(({ isSure }) => isSure)
      expect(found.filter(({ isSure }) => isSure)).toHaveLength(mostOf(sure, new Set(), 0))
    }),
    { numRuns: deep(100), seed: FUZZ_SEED },
  )
})

/** By trying all. */
function mostOf(pairs: readonly Pair[], taken: ReadonlySet<number>, one: number): number {
  if (one > 4) return 0
  const own = pairs.filter((each) => each.one === one && !taken.has(each.other))
  return Math.max(
    mostOf(pairs, taken, one + 1),
    ...own.map(({ other }) => 1 + mostOf(pairs, new Set([...taken, other]), one + 1)),
  )
}
