import type { Insertable } from 'kysely'
import type { Database } from '~db/schema'
import type { Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Actor } from '../kernel/scope'

/** Sensitive values must be masked or fingerprints, never plain. */
export interface AuditEvent {
  action: string
  subjectType: string
  subjectId: string
  /** The subject's new revision, if it has revisions. */
  subjectRevision?: number
  before?: object
  after?: object
}

export async function recordAudit(trx: Trx, actor: Actor, event: AuditEvent): Promise<void> {
  await insert(trx, {
    tenant_id: actor.tenantId,
    at: actor.at,
    actor: actor.actor,
    action: event.action,
    subject_type: event.subjectType,
    subject_id: event.subjectId,
    subject_revision: event.subjectRevision ?? null,
    before_json: event.before ? JSON.stringify(event.before) : null,
    after_json: event.after ? JSON.stringify(event.after) : null,
  })
}

const insert = prepared((trx: Trx, row: Insertable<Database['audit_entries']>) =>
  trx.insertInto('audit_entries').values(row),
)

export async function recordAudits(trx: Trx, actor: Actor, events: readonly AuditEvent[]): Promise<void> {
  for (const event of events) await recordAudit(trx, actor, event)
}
