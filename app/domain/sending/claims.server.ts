import { randomUUID } from 'node:crypto'
import type { MailStatus } from '~db/schema'
import type { Trx } from '../kernel/house'
import type { Instant } from '../values/calendar'

/** The tables that a worker sends from. */
export type Queue = 'outbox' | 'event_deliveries'

/** A row that only this process may send now. */
export interface Claim {
  tenantId: string
  id: string
  token: string
  attempts: number
}

interface Due {
  tenant_id: string
  id: string
  attempts: number
}

interface Ended {
  status: MailStatus | 'dropped'
  answer: string
  /** Without a date it is not tried again. */
  nextAttemptAt?: Instant | undefined
}

/** Both queues share these columns, so one of them stands for either in the types. */
const columnsOf = (queue: Queue) => queue as 'outbox'

/** Claims a due row; undefined if another process was faster. */
export async function takeClaim(
  trx: Trx,
  queue: Queue,
  due: Due | undefined,
  at: Instant,
): Promise<Claim | undefined> {
  if (!due) return undefined
  const claim = { tenantId: due.tenant_id, id: due.id, token: randomUUID(), attempts: due.attempts + 1 }
  const { numUpdatedRows } = await trx
    .updateTable(columnsOf(queue))
    .set({ claim_token: claim.token, claimed_at: at, attempts: claim.attempts })
    .where('tenant_id', '=', claim.tenantId)
    .where('id', '=', claim.id)
    .where('status', '=', 'queued')
    .where('claim_token', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? claim : undefined
}

/**
 * Notes that the receiver may have all of it with the next byte.
 * @param sent what is kept of it
 */
export async function markClaimSending(
  trx: Trx,
  queue: Queue,
  claim: Claim,
  { at, ...sent }: { at: Instant; message_id?: string; words_sealed?: string; sha256?: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable(columnsOf(queue))
    .set({ ...sent, status: 'sending', status_changed_at: at })
    .where('tenant_id', '=', claim.tenantId)
    .where('id', '=', claim.id)
    .where('claim_token', '=', claim.token)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`The claim to this row of ${queue} is lost`)
}

/** Ends an attempt and releases the claim. False if the claim was lost. */
export async function releaseClaim(
  trx: Trx,
  queue: Queue,
  claim: Claim,
  { status, answer, nextAttemptAt, at }: Ended & { at: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(columnsOf(queue))
    .set({
      status: status as MailStatus,
      status_changed_at: at,
      claim_token: null,
      claimed_at: null,
      last_answer: answer,
      ...(status === 'sent' && { sent_at: at }),
      ...(nextAttemptAt !== undefined && { next_attempt_at: nextAttemptAt }),
    })
    .where('tenant_id', '=', claim.tenantId)
    .where('id', '=', claim.id)
    .where('claim_token', '=', claim.token)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Recovers the rows of a crashed process: one only claimed is queued again; one being handed over may have arrived, and
 * `becomes` says what that means. Only at startup, when no one else is sending.
 *
 * @returns how many were being handed over
 */
export async function recoverClaims(
  trx: Trx,
  queue: Queue,
  becomes: 'doubtful' | 'queued',
  at: Instant,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable(columnsOf(queue))
    .set({ status: becomes, status_changed_at: at, claim_token: null, claimed_at: null })
    .where('claim_token', 'is not', null)
    .where('status', '=', 'sending')
    .executeTakeFirst()
  await trx
    .updateTable(columnsOf(queue))
    .set({ claim_token: null, claimed_at: null })
    .where('claim_token', 'is not', null)
    .execute()
  return Number(numUpdatedRows)
}
