import type { Request } from 'express'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { isDoctor, PROOF_HEADER, SEEN_HEADER } from './doctors-question'

/** The caller before any change by the front. For the operator only. */
export function seenOf(request: Request): Record<string, string> {
  const proof = request.headers[PROOF_HEADER]
  if (typeof proof !== 'string' || !isDoctor(config().linkKeys, proof, now())) return {}
  const seen = {
    peer: request.socket.remoteAddress ?? '',
    client: request.ip ?? '',
    forwarded: request.headersDistinct['x-forwarded-for']?.join(', ') ?? null,
  }
  return { [SEEN_HEADER]: JSON.stringify(seen) }
}
