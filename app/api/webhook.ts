import type { Args, RouteHandle } from '~/auth/access'
import { now, today } from '~/clock.server'
import { type Reception, receiveEvent } from '~/domain/inbox/receive.server'
import { noteUnread } from '~/domain/inbox/refuse-unread.server'
import { house } from '~/house.server'
import { problem } from '~/http/problem.server'
import { wholeResponse } from '~/http/serve/answer.server'
import { sha256 } from '~/http/sha256.server'
import { MOST_BYTES, readWebhook } from './webhook-body.server'
import { dryAnswer } from './webhook-dry'

/** A month of ten thousand employees is 800 kB; the gate refuses anything larger than this. */
export const handle = { access: 'secret', bodyLimit: MOST_BYTES } satisfies RouteHandle

/**
 * The order of the checks is a promise: secret 401, media type 415, size 413, key and JSON 400, content 422.
 * Machines have no session: they send the secret, which the gate checks first. A firm may demand more (401), which is
 * known once its name has been read.
 */
export async function action({ request, secret }: Args<typeof handle>): Promise<Response> {
  const started = performance.now()
  const tookMs = () => performance.now() - started
  const at = now().toISOString()
  const read = await readWebhook(request)
  if ('code' in read) {
    const { status, code, detail, text, bytes = new Uint8Array() } = read
    const came = { text, bodySha256: sha256(bytes), tookMs }
    if (secret && !read.isDry) await noteUnread(house, at, { ...came, secret, code, detail })
    return refusal(status, { code, detail })
  }
  const { bytes, ...rest } = read
  const { headers } = request
  const signature = {
    id: headers.get('webhook-id'),
    timestamp: headers.get('webhook-timestamp'),
    signatures: headers.get('webhook-signature'),
    bytes,
  }
  const incoming = { ...rest, bodySha256: sha256(bytes), secret, signature, tookMs }
  return answer(await receiveEvent(house, { at, today: today() }, incoming))
}

const NOTHING_STORED = 'Nothing of this request was stored.'

/** Why a right secret is not enough. */
const NOT_ADMITTED = {
  own_secret_demanded:
    'This firm takes its own secrets alone. Its owner makes them on the page of its webhook.',
  signature_missing:
    'This firm demands webhook-id, webhook-timestamp and webhook-signature (Standard Webhooks).',
  signature_expired: 'webhook-timestamp is not within five minutes of now. Sign each attempt anew.',
  signature_wrong: 'webhook-signature is not of this body, id and time by a key of this firm.',
}

/** As the contract has it: `type` says nothing, `code` and `help` say what is wrong. */
function refusal(status: number, options: Parameters<typeof problem>[1]): Response {
  return problem(status, { ...options, isTypeless: true })
}

function answer(reception: Reception): Response {
  switch (reception.outcome) {
    case 'received': {
      const { processed, dry } = reception
      const body = { status: 'received', processed, timestamp: now().toISOString() }
      const text = JSON.stringify(dry ? { ...body, ...dryAnswer(dry) } : body)
      return wholeResponse(text, { headers: { 'Content-Type': 'application/json' } })
    }
    case 'invalid': {
      const { faults: errors } = reception
      return refusal(422, { code: 'invalid', detail: `${NOTHING_STORED} See errors.`, errors })
    }
    case 'not_admitted':
      return refusal(401, {
        code: reception.why,
        detail: NOT_ADMITTED[reception.why],
        headers: { 'WWW-Authenticate': 'X-Webhook-Secret' },
      })
    case 'unknown_tenant':
      return refusal(422, {
        code: 'firm_unknown',
        detail: NOTHING_STORED,
        errors: [{ pointer: '/mandant_id', detail: 'is not a client of this service' }],
      })
    case 'key_reused':
      return refusal(422, {
        code: 'idempotency_key_reused',
        detail: 'A request with another body came under this webhook-id (or Idempotency-Key) before.',
      })
  }
}
