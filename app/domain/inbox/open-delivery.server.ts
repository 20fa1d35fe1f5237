import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { bodyPlace, payloadPlace } from './incoming'
import type { KeptReason } from './plan'

/** The event data as JSON text; null once its time is over. */
export async function openDelivery(
  executor: Executor,
  vault: Vault,
  scope: Within,
  id: string,
): Promise<{ payload: string; reason: KeptReason | null } | null> {
  const row = await executor
    .selectFrom('webhook_deliveries')
    .select(['payload_sealed', 'body_sealed', 'reason'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  const payload = row && dataOf(vault, scope, { ...row, id })
  return payload ? { payload, reason: row.reason as KeptReason | null } : null
}

interface Sealed {
  id: string
  payload_sealed: string | null
  body_sealed: string | null
}

function dataOf(vault: Vault, scope: Within, { id, payload_sealed, body_sealed }: Sealed): string | null {
  if (payload_sealed !== null) return vault.open(payloadPlace(scope, id), payload_sealed)
  if (body_sealed === null) return null
  const { daten } = JSON.parse(vault.open(bodyPlace(scope, id), body_sealed)) as { daten: unknown }
  return JSON.stringify(daten)
}
