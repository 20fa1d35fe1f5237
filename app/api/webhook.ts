import type { Args, RouteHandle } from '~/auth/access'
import { now, today } from '~/clock.server'
import { type Reception, receiveEvent } from '~/domain/inbox/receive.server'
import { house } from '~/house.server'
import { isJsonOrGzip, parseJson, readBytes } from '~/http/json-body.server'
import { problem } from '~/http/problem.server'
import { wholeResponse } from '~/http/serve/answer.server'
import { sha256 } from '~/http/sha256.server'
import { isIdempotencyKey } from './rest/idempotency-key'

const MOST_BYTES = 2 * 1024 * 1024

/** A month of ten thousand employees is 800 kB; the gate refuses anything larger than this. */
export const handle = { access: 'secret', bodyLimit: MOST_BYTES } satisfies RouteHandle

/**
 * The order of the checks is a promise: secret 401, media type 415, size 413, key and JSON 400, content 422.
 * Machines have no session: they send the secret, which the gate checks first.
 */
export async function action({ request, secret }: Args<typeof handle>): Promise<Response> {
  const started = performance.now()
  if (!isJsonOrGzip(request.headers)) {
    return problem(415, { detail: 'Send application/json in UTF-8, as it is or compressed with gzip.' })
  }
  const bytes = await readBytes(request, MOST_BYTES)
  if (!bytes)
    return problem(400, { detail: 'The body is not compressed with gzip, as Content-Encoding says.' })
  const idempotencyKey = request.headers.get('webhook-id') ?? request.headers.get('idempotency-key')
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
    return problem(400, {
      detail: 'webhook-id (or Idempotency-Key) must be 1 to 255 visible ASCII characters.',
    })
  }
  const parsed = parseJson(bytes)
  if ('fault' in parsed) return problem(400, { detail: parsed.fault })
  const moment = { at: now().toISOString(), today: today() }
  const incoming = {
    ...parsed,
    bodySha256: sha256(bytes),
    idempotencyKey: idempotencyKey ?? undefined,
    secret,
    tookMs: () => performance.now() - started,
  }
  return answer(await receiveEvent(house, moment, incoming))
}

function answer(reception: Reception): Response {
  switch (reception.outcome) {
    case 'received': {
      const { processed } = reception
      const body = { status: 'received', processed, timestamp: now().toISOString() }
      return wholeResponse(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
    }
    case 'invalid': {
      const { faults: errors } = reception
      return problem(422, { detail: 'Nothing of this request was stored. See errors.', errors })
    }
    case 'unknown_tenant':
      return problem(422, {
        detail: 'Nothing of this request was stored.',
        errors: [{ pointer: '/mandant_id', detail: 'is not a client of this service' }],
      })
    case 'key_reused':
      return problem(422, {
        detail: 'A request with another body came under this webhook-id (or Idempotency-Key) before.',
      })
  }
}
