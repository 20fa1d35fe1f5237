import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { ringDoorbell } from '../sending/doorbell'
import { finishTaskAbout } from '../tasks/about.server'
import { beginAnew, EndpointConflict } from './endpoints.server'
import type { EventType } from './types'

/** Takes a millisecond or two; pages are served in between. */
const CHUNK = 200

interface Wanted {
  url: string
  types: readonly EventType[]
}

/**
 * What waits goes to the new address; only what happens from now on is by the new choice of events.
 * @throws NotFound; Conflict `endpoint_ended`
 */
export function changeEndpoint(house: House, scope: Scope, id: string, wanted: Wanted): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { url, types_json, status } = await getEndpoint(trx, scope, id)
    if (status === 'ended') throw new EndpointConflict('endpoint_ended')
    const before = { host: new URL(url).host, events: JSON.parse(types_json).join(', ') }
    const after = { host: new URL(wanted.url).host, events: wanted.types.join(', ') }
    if (url === wanted.url && before.events === after.events) return
    await trx
      .updateTable('event_endpoints')
      .set({
        url: wanted.url,
        types_json: JSON.stringify(wanted.types),
        ...(url !== wanted.url && { failures: 0, rests_until_at: null, failing_since_at: null }),
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    if (url !== wanted.url) await beginAnew(trx, scope, id)
    await recordAudit(trx, scope, {
      action: 'event_endpoint.changed',
      subjectType: 'event_endpoint',
      subjectId: id,
      before,
      after,
    })
    ringDoorbell('events')
  })
}

/**
 * Removes an endpoint that has ended, with what was sent there. In several transactions, as there may be much: if it breaks
 * off, the endpoint is still there, and can be removed again. Done again, nothing happens.
 * @throws NotFound; Conflict `endpoint_not_ended`, also while a delivery is being sent
 */
export async function removeEndpoint(house: House, scope: Scope, id: string): Promise<void> {
  while (await writing(house, scope, (trx) => removeSome(trx, scope, id))) await yieldToLoop()
}

/** Whether there may be more. */
async function removeSome(trx: Trx, scope: Scope, id: string): Promise<boolean> {
  const { tenantId } = scope
  if (await isRemoved(trx, scope, id)) return false
  const { status, url } = await getEndpoint(trx, scope, id)
  if (status !== 'ended' || (await isSending(trx, scope, id)))
    throw new EndpointConflict('endpoint_not_ended')
  const deliveries = await trx
    .selectFrom('event_deliveries')
    .select(['id', 'event_id'])
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .limit(CHUNK)
    .execute()
  await removeDeliveries(trx, tenantId, deliveries)
  if (deliveries.length === CHUNK) return true
  await trx.deleteFrom('event_endpoints').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
  await finishTaskAbout(trx, scope, 'event_endpoint', id)
  await recordAudit(trx, scope, {
    action: 'event_endpoint.removed',
    subjectType: 'event_endpoint',
    subjectId: id,
    before: { host: new URL(url).host },
  })
  return false
}

/** By somebody's second click, or another's first. */
async function isRemoved(trx: Trx, { tenantId }: Scope, id: string): Promise<boolean> {
  const entry = await trx
    .selectFrom('audit_entries')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('subject_type', '=', 'event_endpoint')
    .where('subject_id', '=', id)
    .where('action', '=', 'event_endpoint.removed')
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** With their attempts, and events that nobody else was told of. */
async function removeDeliveries(
  trx: Trx,
  tenantId: string,
  deliveries: { id: string; event_id: string }[],
): Promise<void> {
  const listed = (ids: string[]) => sql<string>`(select value from json_each(${JSON.stringify(ids)}))`
  const ids = listed(deliveries.map(({ id }) => id))
  await trx
    .deleteFrom('event_attempts')
    .where('tenant_id', '=', tenantId)
    .where('delivery_id', 'in', ids)
    .execute()
  await trx.deleteFrom('event_deliveries').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
  await trx
    .deleteFrom('events')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', listed(deliveries.map(({ event_id }) => event_id)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_deliveries')
            .select('event_deliveries.id')
            .whereRef('event_deliveries.tenant_id', '=', 'events.tenant_id')
            .whereRef('event_deliveries.event_id', '=', 'events.id'),
        ),
      ),
    )
    .execute()
}

async function isSending(trx: Trx, { tenantId }: Scope, id: string): Promise<boolean> {
  const claimed = await trx
    .selectFrom('event_deliveries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .where('claim_token', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return claimed !== undefined
}

async function getEndpoint(trx: Trx, { tenantId }: Scope, id: string) {
  const row = await trx
    .selectFrom('event_endpoints')
    .select(['url', 'types_json', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
