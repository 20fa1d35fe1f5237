import { Busy } from '~/domain/kernel/errors'
import { type CountedTry, countAttempt, signInFailures, type Throttle } from '~/http/rate-limits.server'
import type { Faults } from '~/kit/forms/faults'

type NotRight = { outcome: 'wrong' } | { outcome: 'wait'; seconds: number }

/** Result of an attempt that counts against the guess limit. */
type Guess<Value> = { outcome: 'right'; value: Value } | NotRight

/**
 * Tries a password or code of a person named by a session or link; undefined and false count as wrong. Choose
 * keys that a stranger cannot use up (decision 030).
 */
export async function guess<Value>(
  keys: readonly string[],
  attempt: () => Promise<Value | undefined | false>,
): Promise<Guess<Value>> {
  const counted = await countAttempt(...keys.map((key): [Throttle, string] => [signInFailures, key]))
  if (counted.wait > 0) return { outcome: 'wait', seconds: counted.wait }
  const value = await unlessBusy(counted, attempt)
  if (value === undefined || value === false) return { outcome: 'wrong' }
  await counted.excuse()
  return { outcome: 'right', value }
}

export function refuseGuess(guess: NotRight, faults: Faults): { faults: Faults; wait?: number } {
  return guess.outcome === 'wait' ? { faults: { form: 'wait' }, wait: guess.seconds } : { faults }
}

/** Does not count an attempt that was turned away by a full queue. */
export async function unlessBusy<Value>(
  { excuse }: CountedTry,
  attempt: () => Promise<Value>,
): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof Busy) await excuse()
    throw error
  }
}
