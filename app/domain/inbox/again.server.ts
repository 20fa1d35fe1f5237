import { createHash, randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { findEmployee } from '../employees/find.server'
import { idOf } from '../kernel/derived-id.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { finishTaskAbout } from '../tasks/about.server'
import { InboxConflict } from './conflict'
import { bodyOf } from './delivery.server'
import { fromTheFuture } from './future'
import { refusedBodyPlace } from './incoming'
import type { KeptReason } from './plan'
import { isAboutTheSender } from './refusal-codes'
import { type Delivery, delivery } from './schema'
import { eventsSeenBy, mayOpenRefused } from './seen'
import { takeIn } from './take.server'

/**
 * Processes what was received once more, as a delivery of its own: after a rule, a customer or an id has changed. What
 * waited for the office is settled if it is understood now.
 * @returns the new delivery
 * @throws NotFound; InboxConflict, also if it would wait again
 */
export async function processAgain(
  house: House,
  scope: OfficeScope,
  { id, formKey }: { id: string; formKey: string },
): Promise<string> {
  const { text, wasKept } = await findBody(house, scope, id)
  if (text === null) throw new InboxConflict('delivery_body_gone')
  return processText(house, scope, { id, text, wasKept, formKey, act: 'delivery.processed_again' })
}

/**
 * Processes a delivery with data that the office has mended.
 * @throws NotFound; InboxConflict, with the field to blame
 */
export async function processMended(
  house: House,
  scope: OfficeScope,
  { id, data, formKey }: { id: string; data: Readonly<Record<string, unknown>>; formKey: string },
): Promise<string> {
  const { event, wasKept } = await findBody(house, scope, id)
  const text = JSON.stringify({ event, mandant_id: scope.tenantId, daten: data })
  return processText(house, scope, { id, text, wasKept, formKey, act: 'delivery.mapped' })
}

interface ToProcess {
  id: string
  text: string
  formKey: string
  /** Why it waits for the office; null if it does not. */
  wasKept: KeptReason | null
  act: 'delivery.processed_again' | 'delivery.mapped'
}

async function processText(house: House, scope: OfficeScope, toProcess: ToProcess): Promise<string> {
  const parsed = await delivery.safeParseAsync(parsedOrNull(toProcess.text))
  if (!parsed.success) throw faulty(parsed.error.issues)
  const { event, mandant_id: tenantId } = parsed.data
  if (tenantId !== scope.tenantId || !eventsSeenBy(scope.role).includes(event))
    throw new InboxConflict('delivery_still_faulty')
  if (fromTheFuture(parsed.data, scope.at)) throw new InboxConflict('delivery_from_the_future')
  if (toProcess.act === 'delivery.mapped') await assertEmployee(house, scope, parsed.data)
  return writing(house, scope, (trx) => processIn(trx, house, scope, { ...toProcess, sent: parsed.data }))
}

/** A sender's unknown id may become known; what the office chooses is somebody. */
async function assertEmployee(
  { reader }: House,
  scope: OfficeScope,
  { event, daten }: Delivery,
): Promise<void> {
  if (event !== 'lohnzettel.versandt' || daten.mitarbeiter_id === undefined) return
  if (!(await findEmployee(reader, scope, daten.mitarbeiter_id)))
    throw new InboxConflict('delivery_field_wrong', 'mitarbeiter_id')
}

function faulty([issue]: readonly { path: readonly PropertyKey[] }[]): InboxConflict {
  const [top, field] = issue?.path ?? []
  return top === 'daten' && typeof field === 'string'
    ? new InboxConflict('delivery_field_wrong', field)
    : new InboxConflict('delivery_still_faulty')
}

/** What the office has to look at, where a delivery still waits. */
const FIELDS: Partial<Record<KeptReason, string>> = {
  unknown_customer: 'kundennummer',
  customer_archived: 'kundennummer',
  reference_taken: 'mandatsreferenz',
  mandate_not_active: 'mandatsreferenz',
  signed_later: 'unterschrieben_am',
  mandate_lapsed: 'unterschrieben_am',
  b2b_consumer: 'art',
  outside_sepa: 'iban',
}

async function processIn(
  trx: Trx,
  { vault }: House,
  scope: OfficeScope,
  { sent, id, text, wasKept, formKey, act }: ToProcess & { sent: Delivery },
): Promise<string> {
  const newId = idOf(['delivery again', scope.tenantId, scope.actor, id, formKey || randomUUID()])
  if (await isThere(trx, scope, newId)) return newId
  const began = performance.now()
  const cameWith = { text, bodySha256: sha256(text), tookMs: () => performance.now() - began }
  const taken = await takeIn(trx, vault, scope, { sent, cameWith, repeats: { id, newId } })
  // The task stays as it is, and no second one begins.
  if (taken.kept !== null) throw new InboxConflict(`kept_${taken.kept}`, FIELDS[taken.kept])
  if (wasKept !== null) {
    await finishTaskAbout(trx, scope, 'delivery', id)
    await trx
      .updateTable('webhook_deliveries')
      .set({ status: 'settled' })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
  }
  await recordAudit(trx, scope, {
    action: act,
    subjectType: 'delivery',
    subjectId: taken.id,
    after: { event: sent.event },
  })
  return taken.id
}

/** After a double click. */
async function isThere(trx: Trx, { tenantId }: OfficeScope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function findBody({ reader, vault }: House, scope: OfficeScope, id: string) {
  const row = await reader
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'status', 'reason', 'payload_sealed', 'body_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('event', 'in', eventsSeenBy(scope.role))
    .executeTakeFirst()
  if (row) {
    const wasKept = row.status === 'kept' ? (row.reason as KeptReason) : null
    return { text: bodyOf(vault, scope, row), event: row.event, wasKept }
  }
  const refused = await reader
    .selectFrom('refused_deliveries')
    .select(['event', 'code', 'body_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!refused || !mayOpenRefused(scope.role, refused.event)) throw new NotFound()
  const { body_sealed: sealed, event, code } = refused
  if (isAboutTheSender(code)) throw new InboxConflict('delivery_of_unknown_sender')
  const text = sealed === null ? null : vault.open(refusedBodyPlace(scope, id), sealed)
  return { text, event, wasKept: null }
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
