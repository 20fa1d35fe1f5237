import { addEndpoint, pauseEndpoint } from '~/domain/events/endpoints.server'
import { finishDelivery } from '~/domain/events/finish.server'
import { claimDelivery } from '~/domain/events/queue.server'
import type { House } from '~/domain/kernel/house'
import { type Firm, idOf, onDay } from '../firm'
import type { EventsStory } from '../story'

/** How long after an event its receiver had it, and took to answer. */
const CLAIMED_AFTER_MS = 1400
const ANSWERED_AFTER_MS = 180

/** A program that is told of what happens in the firm, from a day on. */
export function tellEvents(firm: Firm, { since, url, types }: EventsStory): void {
  onDay(firm, firm.timeline.date(since), (scope) =>
    addEndpoint(firm.house, scope, { url, types, formKey: idOf(firm, 'form', 'events') }),
  )
}

/** The program took everything soon after it happened. It does not exist, so it is paused: nothing leaves the demo. */
export async function deliverEvents({ house, tenantId, office, timeline }: Firm): Promise<void> {
  for (;;) {
    const due = await firstDue(house, tenantId)
    if (due === undefined) break
    const claimedAt = Date.parse(due) + CLAIMED_AFTER_MS
    const claim = await claimDelivery(house, new Date(claimedAt).toISOString())
    if (!claim) break
    await finishDelivery(
      house,
      claim,
      { outcome: 'sent', answer: '204', tookMs: ANSWERED_AFTER_MS },
      new Date(claimedAt + ANSWERED_AFTER_MS).toISOString(),
    )
  }
  const endpoints = await house.reader
    .selectFrom('event_endpoints')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .execute()
  for (const { id } of endpoints)
    await pauseEndpoint(house, { ...timeline.clock, tenantId, actor: office }, id)
}

async function firstDue({ reader }: House, tenantId: string): Promise<string | undefined> {
  const first = await reader
    .selectFrom('event_deliveries')
    .select('next_attempt_at')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'queued')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  return first?.next_attempt_at ?? undefined
}
