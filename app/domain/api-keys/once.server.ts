import { idOf } from '../kernel/derived-id.server'
import type { Executor, House, Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'

/** A call under an Idempotency-Key. */
export interface Call extends Within {
  keyId: string
  idempotencyKey: string
  /** SHA-256 of method, address and body. */
  sha256: string
  at: Instant
}

/** The call came before, and its effect counts. Thrown inside the transaction, which changes nothing. */
export class SentBefore extends Error {
  override name = 'SentBefore'
  constructor(
    /** False if another call came under the same key. */
    readonly isSame: boolean,
    /** When it came first. */
    readonly at: Instant,
  ) {
    super('This call came before')
  }
}

/**
 * A house whose first write that counts notes the call with its effect: both are there, or neither.
 * Its verbs @throw SentBefore
 */
export function onceOnly(house: House, call: Call): House {
  let isNoted = false
  return {
    ...house,
    async alongside(trx) {
      if (isNoted) return
      await note(trx, call)
      return () => {
        isNoted = true
      }
    },
  }
}

/** The call if its effect counts already, or another under its key. */
export async function findSentBefore(
  executor: Executor,
  { tenantId, keyId, idempotencyKey, sha256 }: Call,
): Promise<SentBefore | undefined> {
  const earlier = await executor
    .selectFrom('api_calls')
    .select(['call_sha256', 'called_at'])
    .where('tenant_id', '=', tenantId)
    .where('key_id', '=', keyId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return earlier && new SentBefore(earlier.call_sha256 === sha256, earlier.called_at)
}

async function note(trx: Trx, call: Call): Promise<void> {
  const earlier = await findSentBefore(trx, call)
  if (earlier) throw earlier
  const { tenantId, keyId, idempotencyKey, sha256, at } = call
  const row = {
    tenant_id: tenantId,
    key_id: keyId,
    idempotency_key: idempotencyKey,
    call_sha256: sha256,
    called_at: at,
  }
  await trx.insertInto('api_calls').values(row).execute()
}

/** The id of the record that a call makes: sent again, it names the same one. */
export function idOfCall({ tenantId, keyId, idempotencyKey, at }: Omit<Call, 'sha256'>): string {
  return idOf(['api call', tenantId, keyId, idempotencyKey, at])
}
