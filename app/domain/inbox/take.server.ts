import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordHours } from '../hours/record.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
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
  return trx
    .selectFrom('webhook_deliveries')
    .select(['body_sha256', 'processed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Lets a delivery take effect, or keeps it for the office. Its row is written last, when all is known of it. */
export async function takeIn(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { sent, cameWith, repeats }: ToTake,
): Promise<Taken> {
  const plan = await planFor(trx, vault, scope, sent)
  const id = repeats?.newId ?? randomUUID()
  const isKept = 'kept' in plan
  // What it changes points at its row, which comes after.
  await sql`pragma defer_foreign_keys = on`.execute(trx)
  const effect: Effect = isKept ? {} : await plan.write(id)
  const { overtaken = 0 } = effect
  const processed = isKept ? 0 : plan.processed
  const kept = isKept ? plan.kept : null
  const verdict = overtaken > 0 && overtaken === processed ? 'overtaken' : 'understood'
  const { text = '', secret } = cameWith
  await trx
    .insertInto('webhook_deliveries')
    .values({
      tenant_id: scope.tenantId,
      id,
      event: sent.event,
      idempotency_key: cameWith.idempotencyKey ?? null,
      body_sha256: cameWith.bodySha256,
      status: isKept ? 'kept' : verdict,
      processed,
      overtaken,
      reason: kept,
      received_at: scope.at,
      took_ms: Math.round(cameWith.tookMs()),
      month: 'monat' in sent.daten ? (sent.daten.monat ?? null) : null,
      event_at: 'erstellt_am' in sent.daten ? (sent.daten.erstellt_am ?? null) : null,
      subject_id: effect.subjectId ?? null,
      secret_id: secret?.id ?? null,
      repeats_id: repeats?.id ?? null,
      payload_sealed: null,
      body_sealed: vault.seal(bodyPlace(scope, id), text),
    })
    .execute()
  if (kept === null) return { id, processed, verdict, kept }
  const about = { subjectId: id, area: areaOf(sent.event), detail: sent.event }
  await openTask(trx, scope, { kind: 'delivery', ...about })
  return { id, processed, verdict: 'kept', kept }
}

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
