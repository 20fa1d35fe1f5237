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
import type { KeptReason, Plan } from './plan'
import type { Delivery } from './schema'

interface ToTake {
  sent: Delivery
  cameWith: CameWith
  /** The delivery that is processed again. */
  repeats?: string | undefined
}

export interface Taken {
  id: string
  processed: number
  /** Why it waits for the office; null if it took effect. */
  kept: KeptReason | null
}

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
  const id = randomUUID()
  const isKept = 'kept' in plan
  // What it changes points at its row, which comes after.
  await sql`pragma defer_foreign_keys = on`.execute(trx)
  const effect = isKept ? {} : await plan.write(id)
  const processed = isKept ? 0 : plan.processed
  const kept = isKept ? plan.kept : null
  const { text = '', secret } = cameWith
  await trx
    .insertInto('webhook_deliveries')
    .values({
      tenant_id: scope.tenantId,
      id,
      event: sent.event,
      idempotency_key: cameWith.idempotencyKey ?? null,
      body_sha256: cameWith.bodySha256,
      status: isKept ? 'kept' : 'understood',
      processed,
      reason: kept,
      received_at: scope.at,
      took_ms: Math.round(cameWith.tookMs()),
      month: 'monat' in sent.daten ? (sent.daten.monat ?? null) : null,
      event_at: null,
      subject_id: effect.subjectId ?? null,
      secret_id: secret?.id ?? null,
      repeats_id: repeats ?? null,
      payload_sealed: null,
      body_sealed: vault.seal(bodyPlace(scope, id), text),
    })
    .execute()
  if (kept !== null)
    await openTask(trx, scope, {
      kind: 'delivery',
      subjectId: id,
      area: areaOf(sent.event),
      detail: sent.event,
    })
  return { id, processed, kept }
}

export function areaOf(event: string): 'invoicing' | 'payroll' {
  return event === 'mandat.neu' || event === 'buchhaltung.export' ? 'invoicing' : 'payroll'
}

async function planFor(trx: Trx, vault: Vault, scope: Scope, sent: Delivery): Promise<Plan> {
  switch (sent.event) {
    case 'zeiterfassung.export':
      return {
        processed: sent.daten.mitarbeiter.length,
        async write(deliveryId) {
          const { monat: month, mitarbeiter: entries } = sent.daten
          await recordHours(trx, scope, { month, origin: { source: 'webhook', deliveryId }, entries })
          return {}
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
