import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { NamedKey } from '~/config.server'

// `npm run doctor` asks the service through the proxy how it sees the caller. Only the operator is told.

export const PROOF_HEADER = 'x-zahltag-doctor'
export const SEEN_HEADER = 'x-zahltag-seen'

const MINUTE_MS = 60_000

/** Proves possession of the keys, for a minute. */
export function doctorsProof([key]: readonly [NamedKey, ...NamedKey[]], at: Date): string {
  const secret = Buffer.from(hkdfSync('sha256', key.secret, '', 'zahltag doctor', 32))
  return createHmac('sha256', secret)
    .update(String(Math.floor(at.getTime() / MINUTE_MS)))
    .digest('base64url')
}

/** Valid in the minute of the request and the next. */
export function isDoctor(keys: readonly [NamedKey, ...NamedKey[]], proof: string, at: Date): boolean {
  return [at, new Date(at.getTime() - MINUTE_MS)].some((minute) => {
    const [right, given] = [doctorsProof(keys, minute), proof].map((text) => Buffer.from(text)) as [
      Buffer,
      Buffer,
    ]
    return right.length === given.length && timingSafeEqual(right, given)
  })
}
