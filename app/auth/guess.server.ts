import { signInFailures } from '~/http/throttle.server'

/** What became of something that could be a guess. */
type Guess<Value> =
  | { outcome: 'right'; value: Value }
  | { outcome: 'wrong' }
  | { outcome: 'wait'; seconds: number }

/** Tries a password or a code under the throttle of sign-ins; undefined and false are wrong. */
export async function guess<Value>(
  keys: readonly string[],
  attempt: () => Promise<Value | undefined | false>,
): Promise<Guess<Value>> {
  const counted = await signInFailures.attempt(...keys)
  if (counted.wait > 0) return { outcome: 'wait', seconds: counted.wait }
  const value = await attempt()
  if (value === undefined || value === false) return { outcome: 'wrong' }
  await counted.excuse()
  return { outcome: 'right', value }
}
