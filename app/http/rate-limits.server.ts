import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import { clientAddress } from './client-address.server'
import { sha256 } from './sha256.server'

/** What is left of a limit, and the seconds until it is whole again. */
export interface Left {
  /** Seconds to wait if the limit is exceeded, else 0. */
  wait: number
  remaining: number
  resetSeconds: number
}

export interface Throttle {
  limit: number
  windowSeconds: number
  /** Like `hit`, and says what is left. */
  count(key: string): Promise<Left>
  /** Counts one event. Returns the seconds to wait if it exceeds the limit, else 0. */
  hit(key: string): Promise<number>
  takeBack(key: string): Promise<void>
  forgive(key: string): Promise<void>
}

/** Counted as a failure until excused. */
export interface CountedTry {
  /** Seconds to wait if it exceeds the limit, else 0. */
  wait: number
  /** Uncounts it after a success. Only for attempts that did not have to wait. */
  excuse(): Promise<void>
}

const MINUTE = 60
/** Ten a second for as long as one likes. */
const CALLS_A_MINUTE = 600
export const ATTEMPT_SECONDS = 10 * MINUTE

/** Invalid tokens, per address. */
export const tokenFailures = throttle('token', 300, 10 * MINUTE)
/** Failed sign-ins per address; a whole office may share one. */
const addressFailures = throttle('sign-in from', 30, 15 * MINUTE)
/** Wrong passwords and codes, per address and account, or per person identified by a session or link. */
export const signInFailures = throttle('sign-in', 10, 15 * MINUTE)
/** Failed sign-ins per account, from any address. */
const accountFailures = throttle('sign-in to', 100, 15 * MINUTE)
/** Webhook calls with a wrong secret, per address. */
export const secretFailures = throttle('secret', 30, MINUTE)
/** Calls of the interface with a wrong key, per address. */
export const keyFailures = throttle('key', 30, MINUTE)
/** Calls of the interface, per key. */
export const callsOfKey = throttle('calls', CALLS_A_MINUTE, MINUTE)
export const formPosts = throttle('form', 6, 60 * MINUTE)
/** Payslip codes tried by the browser that requested one. */
export const askedCodeTries = throttle('asked code', 5, 10 * MINUTE)
/** Password resets requested, per account, from any address. */
export const resetRequests = throttle('reset', 30, 60 * MINUTE)
/** Sign-ins at the identity provider; each accepts one answer. */
export const usedAttempts = throttle('attempt', 1, ATTEMPT_SECONDS)

/**
 * Counts a try before its outcome is known, so that many at once cannot exceed the limit. The first count
 * over its limit ends the counting.
 */
export async function countAttempt(...counts: [Throttle, key: string][]): Promise<CountedTry> {
  let wait = 0
  for (const [throttle, key] of counts) {
    wait = await throttle.hit(key)
    // Stop here: a blocked address must not exhaust other accounts' limits or create keys without bound.
    if (wait > 0) break
  }
  return {
    wait,
    async excuse() {
      await Promise.all(counts.map(([throttle, key]) => throttle.takeBack(key)))
    },
  }
}

/**
 * Counts a sign-in with a password for the address, the account, and both together; a browser that has signed
 * in before has a count of its own, so that strangers cannot lock its owner out (decision 030).
 */
export function countSignIn(request: Request, email: string, knownDevice?: string): Promise<CountedTry> {
  if (knownDevice !== undefined) return countAttempt([signInFailures, `device ${knownDevice}`])
  const address = clientAddress(request)
  return countAttempt(
    [addressFailures, address],
    [signInFailures, `${address} at ${email}`],
    [accountFailures, email],
  )
}

/** Keys are hashed, so that a stranger's input takes constant space and is not stored. */
function throttle(name: string, points: number, seconds: number): Throttle {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  async function count(key: string): Promise<Left> {
    try {
      const state = await limiter.consume(sha256(key))
      return { wait: 0, remaining: state.remainingPoints, resetSeconds: secondsOf(state) }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const resetSeconds = secondsOf(refusal)
      return { wait: resetSeconds, remaining: 0, resetSeconds }
    }
  }
  return {
    limit: points,
    windowSeconds: seconds,
    count,
    async hit(key) {
      return (await count(key)).wait
    },
    async takeBack(key) {
      await limiter.reward(sha256(key))
    },
    async forgive(key) {
      await limiter.delete(sha256(key))
    },
  }
}

function secondsOf(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}
