import { now, today } from '~/clock.server'
import { findUsedKey, noteUse } from '~/domain/api-keys/keys.server'
import { type ApiScope, mayUse } from '~/domain/api-keys/scopes'
import { house } from '~/house.server'
import { rememberCaller } from '~/http/caller.server'
import { clientAddress } from '~/http/client-address.server'
import { logEvent } from '~/http/events.server'
import { problem } from '~/http/problem.server'
import { callsOfKey, keyFailures, type Left } from '~/http/rate-limits.server'
import type { KeyVisitor } from './access'
import { bestEffort } from './best-effort.server'

const BEARER = /^Bearer +([\x21-\x7e]+)$/i

/** Only by a key: a session of the office opens nothing here, so that no page of another site can use one. */
export async function admitByKey(request: Request, wanted: ApiScope): Promise<KeyVisitor> {
  const [, secret] = BEARER.exec(request.headers.get('authorization') ?? '') ?? []
  const day = today()
  const key = secret === undefined ? undefined : await findUsedKey(house.reader, secret, day)
  if (!key) throw await refuse(request, secret)
  rememberCaller(request, { key: key.keyId })
  const left = await callsOfKey.count(key.keyId)
  const answerHeaders = limitHeaders(left)
  if (left.wait > 0)
    throw problem(429, {
      code: 'too_many_calls',
      detail: `This key has been used too often. Wait ${left.wait} seconds.`,
      headers: { ...answerHeaders, 'Retry-After': String(left.wait) },
    })
  if (!mayUse(key.scopes, wanted))
    throw problem(403, {
      code: 'scope_missing',
      detail: `This key lacks the scope ${wanted}.`,
      headers: answerHeaders,
    })
  if (!key.isNoted) await bestEffort(noteUse(house, key, day))
  const scope = {
    tenantId: key.tenantId,
    actor: `key:${key.keyId}`,
    at: now().toISOString(),
    today: day,
  }
  return { scope, keyId: key.keyId, answerHeaders }
}

/** As draft-ietf-httpapi-ratelimit-headers-10 has them. */
function limitHeaders({ remaining, resetSeconds }: Left): Record<string, string> {
  const { limit, windowSeconds } = callsOfKey
  return {
    'RateLimit-Policy': `"calls";q=${limit};w=${windowSeconds}`,
    RateLimit: `"calls";r=${remaining};t=${resetSeconds}`,
  }
}

async function refuse(request: Request, secret: string | undefined): Promise<Response> {
  if (secret !== undefined) logEvent('api_key_wrong', request)
  const seconds = secret === undefined ? 0 : await keyFailures.hit(clientAddress(request))
  if (seconds > 0)
    return problem(429, { code: 'too_many_wrong_keys', headers: { 'Retry-After': String(seconds) } })
  return problem(401, {
    code: secret === undefined ? 'key_missing' : 'key_wrong',
    detail:
      secret === undefined
        ? 'Send a key: Authorization: Bearer <key>.'
        : 'This key is unknown, has been revoked, or has expired.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}
