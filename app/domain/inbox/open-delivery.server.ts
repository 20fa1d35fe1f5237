import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { KeptReason } from './plan'
import { payloadPlace } from './receive.server'

/** The event data as JSON text, settled or not; null if the delivery was understood. */
export async function openDelivery(
  executor: Executor,
  vault: Vault,
  scope: Within,
  id: string,
): Promise<{ payload: string; reason: KeptReason | null } | null> {
  const row = await executor
    .selectFrom('webhook_deliveries')
    .select(['payload_sealed', 'reason'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.payload_sealed) return null
  return {
    payload: vault.open(payloadPlace(scope, id), row.payload_sealed),
    reason: row.reason as KeptReason,
  }
}
