import { randomUUID } from 'node:crypto'
import { recordHours } from '../hours/record.server'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { openTask } from '../tasks/open.server'
import type { DateText, Instant } from '../values/calendar'
import { planAccountingExport } from './accounting.server'
import { type BodyFault, toFaults } from './faults'
import { planMandate } from './mandate.server'
import { planPayslipNotice } from './notice.server'
import type { Plan } from './plan'
import { type Delivery, delivery } from './schema'

/** Seal context of a delivery kept for the office. */
export function payloadPlace({ tenantId }: Within, deliveryId: string): Place {
  return { tenantId, purpose: 'webhook payload', rowId: deliveryId }
}

/** A webhook request with a valid secret and valid JSON. */
export interface Incoming {
  /** Parsed, but not validated. */
  body: unknown
  bodySha256: string
  idempotencyKey?: string | undefined
  /** The only firm the sender may write to. Any other is treated as unknown. */
  boundTo?: string | undefined
}

/** Only `received` has an effect; `unknown_tenant` is noted. */
export type Reception =
  | { outcome: 'received'; processed: number }
  | { outcome: 'invalid'; faults: BodyFault[] }
  | { outcome: 'unknown_tenant' }
  | { outcome: 'key_reused' }

/** Receives one event in one transaction, all or nothing. */
export async function receiveEvent(
  house: House,
  moment: { at: Instant; today: DateText },
  incoming: Incoming,
): Promise<Reception> {
  const parsed = await delivery.safeParseAsync(incoming.body)
  if (!parsed.success) return { outcome: 'invalid', faults: toFaults(parsed.error.issues) }
  const scope: Scope = { tenantId: parsed.data.mandant_id, actor: 'webhook', ...moment }
  return writing(house, scope, async (trx) => {
    const isAnother = incoming.boundTo !== undefined && incoming.boundTo !== scope.tenantId
    if (isAnother || !(await isTenant(trx, scope))) return refuse(trx, scope, parsed.data.event)
    const earlier = await findByKey(trx, scope, incoming.idempotencyKey)
    if (!earlier) return take(trx, house.vault, scope, { sent: parsed.data, incoming })
    return earlier.body_sha256 === incoming.bodySha256
      ? { outcome: 'received', processed: earlier.processed }
      : { outcome: 'key_reused' }
  })
}

async function isTenant(trx: Trx, scope: Scope): Promise<boolean> {
  const row = await trx.selectFrom('tenants').select('id').where('id', '=', scope.tenantId).executeTakeFirst()
  return row !== undefined
}

async function refuse(trx: Trx, scope: Scope, event: Delivery['event']): Promise<Reception> {
  await trx
    .insertInto('webhook_refusals')
    .values({ claimed_tenant_id: scope.tenantId, event, reason: 'unknown_tenant', received_at: scope.at })
    .execute()
  return { outcome: 'unknown_tenant' }
}

async function findByKey(trx: Trx, scope: Scope, key: string | undefined) {
  if (key === undefined) return undefined
  return trx
    .selectFrom('webhook_deliveries')
    .select(['body_sha256', 'processed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

async function take(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { sent, incoming }: { sent: Delivery; incoming: Incoming },
): Promise<Reception> {
  const plan = await planFor(trx, vault, scope, sent)
  const id = randomUUID()
  const kept = 'kept' in plan
  const processed = kept ? 0 : plan.processed
  await trx
    .insertInto('webhook_deliveries')
    .values({
      tenant_id: scope.tenantId,
      id,
      event: sent.event,
      idempotency_key: incoming.idempotencyKey ?? null,
      body_sha256: incoming.bodySha256,
      status: kept ? 'kept' : 'understood',
      processed,
      // What was understood has its own table; a second copy of personal data would serve no purpose.
      payload_sealed: kept ? sealPayload(vault, payloadPlace(scope, id), incoming.body) : null,
      reason: kept ? plan.kept : null,
      received_at: scope.at,
    })
    .execute()
  if (!kept) await plan.write(id)
  else
    await openTask(trx, scope, {
      kind: 'delivery',
      subjectId: id,
      area: sent.event === 'mandat.neu' ? 'invoicing' : 'payroll',
      detail: sent.event,
    })
  return { outcome: 'received', processed }
}

async function planFor(trx: Trx, vault: Vault, scope: Scope, sent: Delivery): Promise<Plan> {
  switch (sent.event) {
    case 'zeiterfassung.export':
      return {
        processed: sent.daten.mitarbeiter.length,
        write: (deliveryId) =>
          recordHours(trx, scope, {
            month: sent.daten.monat,
            origin: { source: 'webhook', deliveryId },
            entries: sent.daten.mitarbeiter,
          }),
      }
    case 'lohnzettel.versandt':
      return planPayslipNotice(trx, scope, sent.daten)
    case 'mandat.neu':
      return planMandate(trx, vault, scope, sent.daten)
    case 'buchhaltung.export':
      return planAccountingExport(trx, scope, sent.daten)
  }
}

/** The event data as sent, unknown fields included, since the office has to make sense of them. */
function sealPayload(vault: Vault, place: Place, body: unknown): string {
  const { daten } = body as { daten: unknown }
  return vault.seal(place, JSON.stringify(daten))
}
