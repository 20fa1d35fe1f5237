import type { Instant } from './calendar'

/** A clock may be set back by this much without anything being wrong. */
const CLOCK_SLIP_MS = 5 * 60_000

/** Anything dated later was written under a wrong clock. */
export function soon(at: Instant): Instant {
  return new Date(Date.parse(at) + CLOCK_SLIP_MS).toISOString()
}
