import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database, Language } from '~db/schema'
import type { Instant } from '../calendar'
import type { Scope } from '../scope'

/** A mail to be. The link is named by its id and becomes a URL only while the mail is sent. */
export interface OutgoingMail {
  kind: 'payslip_published' | 'fresh_link'
  recipient: string
  language: Language
  linkId: string
  /** Two requests with the same key in one tenant are one mail. */
  dedupeKey: string
  data: Record<string, string | number | null>
}

/** Queues a mail in the transaction of the change it tells of. Returns false where it was queued before. */
export async function queueMail(trx: Kysely<Database>, scope: Scope, mail: OutgoingMail): Promise<boolean> {
  const result = await trx
    .insertInto('outbox')
    .values({
      tenant_id: scope.tenantId,
      id: randomUUID(),
      kind: mail.kind,
      dedupe_key: mail.dedupeKey,
      recipient: mail.recipient,
      language: mail.language,
      link_id: mail.linkId,
      data_json: JSON.stringify(mail.data),
      status: 'queued',
      next_attempt_at: scope.at,
      created_at: scope.at,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'dedupe_key']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Whether a mail has been waiting for its turn since before an instant; asks the database even with an empty outbox. */
export async function hasMailWaitingSince(executor: Kysely<Database>, before: Instant): Promise<boolean> {
  const row = await executor
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<', before)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
