import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Instant, MonthText } from '../values/calendar'
import { changedHours, type HoursChange } from './changes.server'
import type { BodyFault } from './faults'
import { bodyPlace, payloadPlace, refusedBodyPlace } from './incoming'
import type { KeptReason } from './plan'
import type { RefusalCode } from './refusal-codes'
import { isRefusedSeenBy } from './refused-seen.server'
import { eventsSeenBy, mayOpenRefused, mayReadBody } from './seen'
import type { Verdict } from './verdicts'
import { beginningOf } from './webhook-secrets.server'

/** A request to the webhook, received or refused. */
export interface DeliveryRecord {
  id: string
  event: string | null
  verdict: Verdict
  processed: number
  overtaken: number
  month: MonthText | null
  at: Instant
  /** When the sender made it, if it says so. */
  madeAt: Instant | null
  tookMs: number | null
  sha256: string
  key: string | null
  /** The first characters of the firm's secret that it came with; null for the installation's. */
  secret: string | null
  /** Why it waits for the office, or waited. */
  reason: KeptReason | null
  /** Why it was refused. */
  code: RefusalCode | null
  findings: BodyFault[]
  /** The delivery that it repeats, and those that repeat it. */
  repeats: string | null
  repeatedBy: string[]
  mandateId: string | null
  taskId: string | null
  changes: { items: HoursChange[]; total: number }
  /** As received; null once the retention period is over, or if the reader may not see it. */
  body: string | null
}

/** @throws NotFound */
export async function readDelivery(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  id: string,
): Promise<DeliveryRecord> {
  const row = await executor
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('event', 'in', eventsSeenBy(scope.role))
    .executeTakeFirst()
  if (!row) return readRefused(executor, vault, scope, id)
  return {
    id,
    event: row.event,
    verdict: row.status,
    processed: row.processed,
    overtaken: row.overtaken,
    month: row.month,
    at: row.received_at,
    madeAt: row.event_at,
    tookMs: row.took_ms,
    sha256: row.body_sha256,
    key: row.idempotency_key,
    secret: row.secret_id && beginningOf(row.secret_id),
    reason: row.reason as KeptReason | null,
    code: null,
    findings: [],
    repeats: row.repeats_id,
    repeatedBy: await repetitionsOf(executor, scope, id),
    mandateId: row.subject_id,
    taskId: await findTask(executor, scope, id),
    changes: await changedHours(executor, scope, id),
    body: mayReadBody(scope, row.event) ? bodyOf(vault, scope, row) : null,
  }
}

/** Of an older delivery, the whole is put together from the data that was kept. */
export function bodyOf(
  vault: Vault,
  scope: OfficeScope,
  row: { id: string; event: string; payload_sealed: string | null; body_sealed: string | null },
): string | null {
  if (row.body_sealed !== null) return vault.open(bodyPlace(scope, row.id), row.body_sealed)
  if (row.payload_sealed === null) return null
  const daten = JSON.parse(vault.open(payloadPlace(scope, row.id), row.payload_sealed)) as unknown
  return JSON.stringify({ event: row.event, mandant_id: scope.tenantId, daten })
}

async function readRefused(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  id: string,
): Promise<DeliveryRecord> {
  const row = await executor
    .selectFrom('refused_deliveries')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where(isRefusedSeenBy(scope.role))
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return {
    id,
    event: row.event,
    verdict: 'refused',
    processed: 0,
    overtaken: 0,
    month: null,
    at: row.received_at ?? '',
    madeAt: null,
    tookMs: row.took_ms,
    sha256: row.body_sha256 ?? '',
    key: null,
    secret: row.secret_id === '' ? null : beginningOf(row.secret_id),
    reason: null,
    code: row.code as RefusalCode,
    findings: JSON.parse(row.findings_json ?? '[]') as BodyFault[],
    repeats: null,
    repeatedBy: await repetitionsOf(executor, scope, id),
    mandateId: null,
    taskId: null,
    changes: { items: [], total: 0 },
    body:
      row.body_sealed !== null && mayReadBody(scope, row.event) && mayOpenRefused(scope.role, row.event)
        ? vault.open(refusedBodyPlace(scope, id), row.body_sealed)
        : null,
  }
}

async function repetitionsOf(executor: Executor, { tenantId }: OfficeScope, id: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('repeats_id', '=', id)
    .orderBy('received_at', 'desc')
    .execute()
  return rows.map((row) => row.id)
}

async function findTask(executor: Executor, { tenantId }: OfficeScope, id: string): Promise<string | null> {
  const row = await executor
    .selectFrom('tasks')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'delivery')
    .where('subject_id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}
