import { openDelivery } from '~/domain/inbox/open-delivery.server'
import type { KeptReason } from '~/domain/inbox/plan'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Vault } from '~/domain/kernel/vault'
import type { Instant } from '~/domain/values/calendar'

/** A delivery that no rule covers, kept for the office. */
export interface FlaggedDelivery {
  id: string
  event: string
  reason: KeptReason
  receivedAt: Instant
}

/** Newest first. */
export async function listFlaggedDeliveries(executor: Executor, scope: Within): Promise<FlaggedDelivery[]> {
  const rows = await flagged(executor, scope).orderBy('received_at', 'desc').orderBy('id').execute()
  return rows.map(toFlagged)
}

export async function findFlaggedDelivery(
  executor: Executor,
  vault: Vault,
  scope: Within,
  id: string,
): Promise<(FlaggedDelivery & { payload: string }) | undefined> {
  const row = await flagged(executor, scope).where('id', '=', id).executeTakeFirst()
  const opened = await openDelivery(executor, vault, scope, id)
  return row && opened ? { ...toFlagged(row), payload: opened.payload } : undefined
}

function flagged(executor: Executor, scope: Within) {
  return executor
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'reason', 'received_at'])
    .where('tenant_id', '=', scope.tenantId)
    .where('status', '=', 'kept')
}

function toFlagged(row: {
  id: string
  event: string
  reason: string | null
  received_at: string
}): FlaggedDelivery {
  return { id: row.id, event: row.event, reason: row.reason as KeptReason, receivedAt: row.received_at }
}
