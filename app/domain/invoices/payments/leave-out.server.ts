import { recordAudit } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import type { Actor } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'

const KEY_OF_NOTICE = 'debit_announced:'

interface LeftOut {
  id: string
  runId: string
  invoiceId: string
  cents: Cents
}

/**
 * Takes a collection out of a file that nobody has fetched, so that its invoice can be collected anew. `reason` is what a
 * person wrote or a code of ours; empty if the invoice asks for less now.
 */
export async function leaveOut(
  trx: Trx,
  actor: Actor,
  { id, runId, invoiceId, cents }: LeftOut,
  reason = '',
): Promise<void> {
  await trx
    .updateTable('debit_collections')
    .set({ state: 'failed', failed_reason: reason, left_out_at: actor.at })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute()
  // The file is another one now; what it is, its first download says.
  await trx
    .updateTable('debit_runs')
    .set({ sha256: '' })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', runId)
    .execute()
  await withdrawNotice(trx, actor, id)
  await recordAudit(trx, actor, {
    action: 'payment.left_out',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents: cents },
  })
}

/** The mail that announces a collection is known by this key. */
export function keyOfNotice(collectionId: string): string {
  return KEY_OF_NOTICE + collectionId
}

/** A mail that is still waiting would announce what is not collected. What is being sent cannot be called back. */
export async function withdrawNotice(trx: Trx, { tenantId }: Actor, collectionId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', keyOfNotice(collectionId))
    .where('status', '=', 'queued')
    .where('claim_token', 'is', null)
    .execute()
}
