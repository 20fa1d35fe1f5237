import { randomUUID } from 'node:crypto'
import { type Call, findSentBefore, idOfCall, onceOnly, SentBefore } from '~/domain/api-keys/once.server'
import { Conflict } from '~/domain/kernel/errors'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { Instant } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { problem } from '~/http/problem.server'
import { sha256 } from '~/http/sha256.server'
import { isIdempotencyKey } from './idempotency-key'
import { assertNoQuery } from './read.server'

interface Caller {
  request: Request
  scope: Scope
  keyId: string
}

/**
 * Carries out a POST, and under an Idempotency-Key once: sent again, it answers with what the first one made, as it is
 * now. `carryOut` gives what it makes the id it is handed.
 * @throws Response 400 or 422: a problem
 */
export async function once(
  { request, scope, keyId }: Caller,
  carryOut: (house: House, request: Request, id: string) => Promise<Response>,
  again: (id: string, at: Instant) => Promise<Response>,
): Promise<Response> {
  assertNoQuery(request)
  const idempotencyKey = request.headers.get('idempotency-key')
  if (idempotencyKey === null) return carryOut(house, request, randomUUID())
  if (!isIdempotencyKey(idempotencyKey))
    throw problem(400, {
      code: 'idempotency_key_wrong',
      detail: 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
    })
  const bytes = new Uint8Array(await request.arrayBuffer())
  const call: Call = {
    tenantId: scope.tenantId,
    keyId,
    idempotencyKey,
    sha256: sha256(`${request.method} ${new URL(request.url).pathname}\n${sha256(bytes)}`),
    at: scope.at,
  }
  const earlier = await findSentBefore(house.reader, call)
  if (earlier) return replay(call, earlier, again)
  try {
    const sent = new Request(request.url, { method: request.method, headers: request.headers, body: bytes })
    return await carryOut(onceOnly(house, call), sent, idOfCall(call))
  } catch (error) {
    return replay(call, await sentMeanwhile(call, error), again)
  }
}

/** A verb may find the effect of the same call, and refuse it, before it writes. @throws whatever it was otherwise */
async function sentMeanwhile(call: Call, error: unknown): Promise<SentBefore> {
  if (error instanceof SentBefore) return error
  const isConflict = error instanceof Conflict || (error instanceof Response && error.status === 409)
  const sent = isConflict ? await findSentBefore(house.reader, call) : undefined
  if (!sent) throw error
  return sent
}

async function replay(
  call: Call,
  { isSame, at }: SentBefore,
  again: (id: string, at: Instant) => Promise<Response>,
): Promise<Response> {
  if (!isSame)
    throw problem(422, {
      code: 'idempotency_key_reused',
      detail: 'Another call came under this Idempotency-Key before.',
    })
  const answer = await again(idOfCall({ ...call, at }), at)
  answer.headers.set('Idempotency-Replayed', 'true')
  return answer
}
