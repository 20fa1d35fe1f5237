import type { Kysely } from 'kysely'
import type { Database } from '~db/schema'
import type { Scope } from '../scope'

/** A change worth remembering. Sensitive values arrive here masked or as fingerprints, never plain. */
export interface AuditEvent {
  action: string
  subjectType: string
  subjectId: string
  before?: object
  after?: object
}

/** Appends to the audit, in the transaction of the change itself. */
export async function recordAudit(trx: Kysely<Database>, scope: Scope, event: AuditEvent): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      tenant_id: scope.tenantId,
      at: scope.at,
      actor: scope.actor,
      action: event.action,
      subject_type: event.subjectType,
      subject_id: event.subjectId,
      before_json: event.before ? JSON.stringify(event.before) : null,
      after_json: event.after ? JSON.stringify(event.after) : null,
    })
    .execute()
}
