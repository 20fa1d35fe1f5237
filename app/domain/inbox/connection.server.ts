import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'

/** What one needs to connect another system to the webhook, and whether it works. */
export interface WebhookConnection {
  /** A current employee as an example; null without any. */
  employee: { id: string; name: string } | null
  /** Newest first. */
  received: ReceivedDelivery[]
}

export interface ReceivedDelivery {
  id: string
  event: string
  at: Instant
  /** Stored entries; 0 if the delivery was kept for the office. */
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
