import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'

/** What somebody needs who connects another system to the webhook, and whether it works. */
export interface WebhookConnection {
  /** Somebody who works there now; null while there is nobody. */
  employee: { id: string; name: string } | null
  /** The newest first. */
  received: ReceivedDelivery[]
}

export interface ReceivedDelivery {
  id: string
  event: string
  at: Instant
  /** Entries that were stored; 0 for one that was kept for the office to look at. */
  processed: number
}

const MOST_SHOWN = 5

export async function readWebhookConnection(
  executor: Executor,
  { tenantId }: Within,
): Promise<WebhookConnection> {
  const employee = await executor
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  const received = await executor
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'received_at as at', 'processed'])
    .where('tenant_id', '=', tenantId)
    .orderBy('received_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const name = employee && [employee.first_name, employee.last_name].filter(Boolean).join(' ')
  return { employee: employee ? { id: employee.id, name: name ?? '' } : null, received }
}
