import { isIPv6 } from 'node:net'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import { sha256 } from './respond.server'

/** A count of events per key and time. */
export interface Throttle {
  /** Counts one event. Returns the seconds to wait if that was one too many, else 0. */
  hit(key: string): Promise<number>
  /** Takes one event back. */
  takeBack(key: string): Promise<void>
  /** Forgets the key's count. */
  forgive(key: string): Promise<void>
}

/** An attempt that is counted as failed until it is excused. */
export interface Attempt {
  /** The seconds to wait if it was one too many, else 0. */
  wait: number
  /** Takes the count back after a success. Only for an attempt that did not have to wait. */
  excuse(): Promise<void>
}

const MINUTE = 60
/** How long somebody may take at the identity provider. */
export const ATTEMPT_SECONDS = 10 * MINUTE

/** Tokens that opened nothing, per address. */
export const tokenFailures = throttle('token', 300, 10 * MINUTE)
/** Sign-ins that failed, per address: an office may have a single one. */
export const addressFailures = throttle('sign-in from', 30, 15 * MINUTE)
/** Passwords and codes that were wrong, per address and account, or per person whom a session or link names. */
export const signInFailures = throttle('sign-in', 10, 15 * MINUTE)
/** Sign-ins that failed, per account, from wherever. */
export const accountFailures = throttle('sign-in to', 100, 15 * MINUTE)
/** Webhook calls without the right secret, per address. */
export const secretFailures = throttle('secret', 30, MINUTE)
/** Forms that were sent, per link. */
export const formPosts = throttle('form', 6, 60 * MINUTE)
/** New passwords that were asked for, per account, from wherever. */
export const resetRequests = throttle('reset', 30, 60 * MINUTE)
/** Attempts at the identity provider, each good for one answer. */
export const usedAttempts = throttle('attempt', 1, ATTEMPT_SECONDS)

/**
 * Counts an attempt that may turn out well, before it is known: many at once are no way past the limit. Of
 * several counts, those after one that is over its limit are left alone.
 */
export async function countAttempt(...counts: [Throttle, key: string][]): Promise<Attempt> {
  let wait = 0
  for (const [throttle, key] of counts) {
    wait = await throttle.hit(key)
    // An address that is over its limit must wear out no account of others, and leave no keys without end.
    if (wait > 0) break
  }
  return {
    wait,
    async excuse() {
      await Promise.all(counts.map(([throttle, key]) => throttle.takeBack(key)))
    },
  }
}

/** The address that a request came from, as the front has read it, as far as it counts for throttling. */
export function clientAddress(request: Request): string {
  return throttleKey(request.headers.get('x-client-ip') ?? 'unknown')
}

/** An IPv6 customer has a whole /64. */
export function throttleKey(address: string): string {
  if (!isIPv6(address) || /^::ffff:/i.test(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}

/** Keys are kept as hashes: what a stranger types takes the same room however long it is, and stays nowhere. */
function throttle(name: string, points: number, seconds: number): Throttle {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  async function hit(key: string): Promise<number> {
    try {
      await limiter.consume(sha256(key))
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
      throw refusal
    }
  }
  return {
    hit,
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
