import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { DateText, Instant } from '../values/calendar'
import { type BodyFault, toFaults } from './faults'
import type { CameWith } from './incoming'
import { noteRefused, noteUnknownFirm } from './refuse.server'
import { type Delivery, delivery } from './schema'
import { findByKey, takeIn } from './take.server'

/** A webhook request with a valid secret and valid JSON. */
export interface Incoming extends CameWith {
  /** Parsed, but not validated. */
  body: unknown
}

/** Only `received` has an effect; the others are noted. */
export type Reception =
  | { outcome: 'received'; processed: number }
  | { outcome: 'invalid'; faults: BodyFault[] }
  | { outcome: 'unknown_tenant' }
  | { outcome: 'key_reused' }

const NOT_ITS_FIRM: BodyFault[] = [{ pointer: '/mandant_id', detail: 'is not the firm of this secret' }]

/** Receives one event in one transaction, all or nothing. */
export async function receiveEvent(
  house: House,
  moment: { at: Instant; today: DateText },
  incoming: Incoming,
): Promise<Reception> {
  const parsed = await delivery.safeParseAsync(incoming.body)
  if (!parsed.success) return refuseInvalid(house, moment, incoming, toFaults(parsed.error.issues))
  const scope: Scope = { tenantId: parsed.data.mandant_id, actor: 'webhook', ...moment }
  return writing(house, scope, (trx) => receiveIn(trx, house, scope, { sent: parsed.data, incoming }))
}

async function receiveIn(
  trx: Trx,
  house: House,
  scope: Scope,
  { sent, incoming }: { sent: Delivery; incoming: Incoming },
): Promise<Reception> {
  const { secret } = incoming
  const refused = { ...incoming, event: sent.event }
  if (secret && secret.tenantId !== scope.tenantId) {
    const own = { ...scope, tenantId: secret.tenantId }
    await noteRefused(trx, house.vault, own, { ...refused, code: 'firm_unknown', findings: NOT_ITS_FIRM })
    await noteUnknownFirm(trx, scope, refused)
    return { outcome: 'unknown_tenant' }
  }
  if (!(await isTenant(trx, scope.tenantId))) {
    await noteUnknownFirm(trx, scope, refused)
    return { outcome: 'unknown_tenant' }
  }
  const earlier = await findByKey(trx, scope, incoming.idempotencyKey)
  if (!earlier) {
    const { processed } = await takeIn(trx, house.vault, scope, { sent, cameWith: incoming })
    return { outcome: 'received', processed }
  }
  if (earlier.body_sha256 === incoming.bodySha256)
    return { outcome: 'received', processed: earlier.processed }
  await noteRefused(trx, house.vault, scope, { ...refused, code: 'idempotency_key_reused', findings: [] })
  return { outcome: 'key_reused' }
}

/** Noted where the firm is known: by its own secret, or by what the body says. */
async function refuseInvalid(
  house: House,
  moment: { at: Instant; today: DateText },
  incoming: Incoming,
  findings: BodyFault[],
): Promise<Reception> {
  const tenantId = incoming.secret?.tenantId ?? firmIn(incoming.body)
  if (tenantId !== undefined && (await isTenant(house.reader, tenantId))) {
    const scope: Scope = { tenantId, actor: 'webhook', ...moment }
    const event = eventIn(incoming.body)
    await writing(house, scope, (trx) =>
      noteRefused(trx, house.vault, scope, { ...incoming, event, code: 'invalid', findings }),
    )
  }
  return { outcome: 'invalid', faults: findings }
}

function firmIn(body: unknown): string | undefined {
  const id = (body as { mandant_id?: unknown } | null)?.mandant_id
  return typeof id === 'string' ? id.toLowerCase() : undefined
}

/** Only a name that the webhook knows: another may be anything. */
function eventIn(body: unknown): Delivery['event'] | null {
  const name = (body as { event?: unknown } | null)?.event
  return delivery.options.find(({ shape }) => shape.event.value === name)?.shape.event.value ?? null
}

async function isTenant(executor: House['reader'], tenantId: string): Promise<boolean> {
  const row = await executor.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst()
  return row !== undefined
}
