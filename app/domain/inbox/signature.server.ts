import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Signature } from './incoming'

export type SignatureFault = 'signature_missing' | 'signature_expired' | 'signature_wrong'

/** By how much the clocks of sender and receiver may differ. */
const TOLERANCE_SECONDS = 300
const SECONDS = /^\d{1,12}$/
const VERSION = 'v1,'
const MOST_SIGNATURES = 10

/** @param keys those of the firm's valid secrets, as they were shown to it @param at in milliseconds since 1970 */
export function signatureFault(
  { id, timestamp, signatures, bytes }: Signature,
  keys: readonly string[],
  at: number,
): SignatureFault | undefined {
  if (id === null || timestamp === null || signatures === null) return 'signature_missing'
  const isTimely =
    SECONDS.test(timestamp) && Math.abs(Number(timestamp) - Math.floor(at / 1000)) <= TOLERANCE_SECONDS
  if (!isTimely) return 'signature_expired'
  const expected = keys.map((key) =>
    createHmac('sha256', Buffer.from(key.replace(/^whsec_/, ''), 'base64'))
      .update(`${id}.${timestamp}.`)
      .update(bytes)
      .digest(),
  )
  const sent = signatures
    .split(' ', MOST_SIGNATURES)
    .filter((one) => one.startsWith(VERSION))
    .map((one) => Buffer.from(one.slice(VERSION.length), 'base64'))
  const isRight = sent.some((one) =>
    expected.some((digest) => one.length === digest.length && timingSafeEqual(one, digest)),
  )
  return isRight ? undefined : 'signature_wrong'
}
