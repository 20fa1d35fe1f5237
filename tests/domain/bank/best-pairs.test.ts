import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pair, pairing } from '~/domain/bank/keeping/best-pairs'
import { atOnce } from '~/domain/kernel/yield-to-loop'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'

const pair = (one: number, other: number, score = 1, isSure = true): Pair => ({ one, other, isSure, score })
const chosen = (...pairs: Pair[]) =>
  atOnce(pairing(pairs))
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
      const found = atOnce(pairing(pairs))
      expect(new Set(found.map(({ one }) => one)).size).toBe(found.length)
      expect(new Set(found.map(({ other }) => other)).size).toBe(found.length)
      const sure = pairs.filter(({ isSure }) => isSure)
      expect(found.filter(({ isSure }) => isSure)).toHaveLength(mostOf(sure, new Set(), 0))
    }),
    { numRuns: deep(100), seed: FUZZ_SEED },
  )
})

test('hundreds that are equal are paired in small steps', () => {
  const numbers = (many: number) => Array.from({ length: many }, (_, at) => at)
  const work = pairing(numbers(400).flatMap((one) => numbers(280).map((other) => pair(one, other, 0, false))))
  let steps = 1
  let step = work.next()
  for (; !step.done; steps += 1) step = work.next()
  expect(step.value).toHaveLength(280)
  // One for some pairs, twice, and one for each that is left over.
  expect(steps).toBeGreaterThan(200)
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
