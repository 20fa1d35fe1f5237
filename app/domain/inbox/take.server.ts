import type { Insertable } from 'kysely'
import type { Database } from '~db/schema'
import { recordHours } from '../hours/record.server'
import type { Trx } from '../kernel/house'
import { newId } from '../kernel/new-id.server'
import { prepared } from '../kernel/prepared.server'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { openTask } from '../tasks/open.server'
import { planAccountingExport } from './accounting.server'
import { bodyPlace, type CameWith } from './incoming'
import { planMandate } from './mandate.server'
import { planPayslipNotice } from './notice.server'
import type { Effect, KeptReason, Plan } from './plan'
import type { Delivery } from './schema'
import { areaOf } from './seen'

interface ToTake {
  sent: Delivery
  cameWith: CameWith
  /** The delivery that is processed again, and the id of the new one. */
  repeats?: { id: string; newId: string } | undefined
}

export type Taken = { id: string; processed: number } & (
  | { verdict: 'understood' | 'overtaken'; kept: null }
  /** Why it waits for the office. */
  | { verdict: 'kept'; kept: KeptReason }
)

export async function findByKey(trx: Trx, scope: Scope, key: string | undefined) {
  if (key === undefined) return undefined
  const [earlier] = await selectByKey(trx, { tenantId: scope.tenantId, key })
  return earlier
}

const selectByKey = prepared((trx: Trx, { tenantId, key }: Within & { key: string }) =>
  trx
    .selectFrom('webhook_deliveries')
    .select(['body_sha256', 'processed'])
    .where('tenant_id', '=', tenantId)
    .where('idempotency_key', '=', key),
)

/**
 * Lets a delivery take effect, or keeps it for the office. Its row is written first, since what it changes points at it,
 * and completed when all is known of it.
 */
export async function takeIn(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { sent, cameWith, repeats }: ToTake,
): Promise<Taken> {
  const plan = await planFor(trx, vault, scope, sent)
  const id = repeats?.newId ?? newId()
  const isKept = 'kept' in plan
  const processed = isKept ? 0 : plan.processed
  const kept = isKept ? plan.kept : null
  await insertDelivery(trx, {
    tenant_id: scope.tenantId,
    id,
    event: sent.event,
    idempotency_key: cameWith.idempotencyKey ?? null,
    body_sha256: cameWith.bodySha256,
    status: 'understood',
    processed,
    reason: kept,
    received_at: scope.at,
    month: 'monat' in sent.daten ? (sent.daten.monat ?? null) : null,
    event_at: 'erstellt_am' in sent.daten ? (sent.daten.erstellt_am ?? null) : null,
    secret_id: cameWith.secret?.id ?? null,
    repeats_id: repeats?.id ?? null,
  })
  const effect: Effect = isKept ? {} : await plan.write(id)
  const { overtaken = 0 } = effect
  const verdict = overtaken > 0 && overtaken === processed ? 'overtaken' : 'understood'
  await completeDelivery(trx, {
    tenantId: scope.tenantId,
    id,
    status: isKept ? 'kept' : verdict,
    overtaken,
    subjectId: effect.subjectId ?? null,
    tookMs: Math.round(cameWith.tookMs()),
    sealed: vault.seal(bodyPlace(scope, id), cameWith.text ?? ''),
  })
  if (kept === null) return { id, processed, verdict, kept }
  const about = { subjectId: id, area: areaOf(sent.event), detail: sent.event }
  await openTask(trx, scope, { kind: 'delivery', ...about })
  return { id, processed, verdict: 'kept', kept }
}

const insertDelivery = prepared((trx: Trx, row: Insertable<Database['webhook_deliveries']>) =>
  trx.insertInto('webhook_deliveries').values(row),
)

interface Completion extends Within {
  id: string
  status: Taken['verdict']
  overtaken: number
  subjectId: string | null
  tookMs: number
  sealed: string
}

const completeDelivery = prepared(
  (trx: Trx, { tenantId, id, status, overtaken, subjectId, tookMs, sealed }: Completion) =>
    trx
      .updateTable('webhook_deliveries')
      .set({ status, overtaken, subject_id: subjectId, took_ms: tookMs, body_sealed: sealed })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id),
)

async function planFor(trx: Trx, vault: Vault, scope: Scope, sent: Delivery): Promise<Plan> {
  switch (sent.event) {
    case 'zeiterfassung.export':
      return {
        processed: sent.daten.mitarbeiter.length,
        async write(deliveryId) {
          const { monat: month, mitarbeiter: entries, erstellt_am: madeAt } = sent.daten
          const origin = { source: 'webhook', deliveryId, madeAt } as const
          return recordHours(trx, scope, { month, origin, entries })
        },
      }
    case 'lohnzettel.versandt':
      return planPayslipNotice(trx, scope, sent.daten)
    case 'mandat.neu':
      return planMandate(trx, vault, scope, sent.daten)
    case 'buchhaltung.export':
      return planAccountingExport(trx, scope, sent.daten)
  }
}
