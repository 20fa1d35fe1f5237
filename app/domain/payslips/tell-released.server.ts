import { recordEvent } from '../events/record.server'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import type { MonthText } from '../values/calendar'

/** Payslips are released one by one; what comes within this time is told at once. */
const GATHERED_MS = 60_000

/** Counts one more person into the month's event, unless that is on its way already: then another begins. */
export async function tellReleased(trx: Trx, actor: Actor, month: MonthText): Promise<void> {
  const last = await trx
    .selectFrom('events')
    .select(['id', 'payload_json'])
    .where('tenant_id', '=', actor.tenantId)
    .where('type', '=', 'payslips.released')
    .where('subject_id', '=', month)
    .where('created_at', '<=', actor.at)
    .where('created_at', '>', new Date(Date.parse(actor.at) - GATHERED_MS).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_deliveries')
            .select('event_deliveries.id')
            .whereRef('event_deliveries.tenant_id', '=', 'events.tenant_id')
            .whereRef('event_deliveries.event_id', '=', 'events.id')
            .where('event_deliveries.attempts', '>', 0),
        ),
      ),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) {
    const data = { month, people: 1 }
    const event = { type: 'payslips.released', subjectId: month, streamId: month, data } as const
    return recordEvent(trx, actor, event, GATHERED_MS)
  }
  const { people } = JSON.parse(last.payload_json) as { people: number }
  await trx
    .updateTable('events')
    .set({ payload_json: JSON.stringify({ month, people: people + 1 }) })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', last.id)
    .execute()
}
