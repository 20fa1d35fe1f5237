import { type OutgoingMail, queueMail } from '~/domain/outbox/outbox.server'
import type { Scope } from '~/domain/scope'
import type { Executor } from '~db/open'
import type { MailStatus } from '~db/schema'

/** Queues a mail as a change of the office would; gives its id. */
export async function makeMail(db: Executor, scope: Scope, changes: Partial<OutgoingMail> = {}) {
  const dedupeKey = `mail ${Math.random()}`
  await queueMail(db, scope, {
    kind: 'payment_choice_confirmed',
    recipient: 'rechnung@bruegge.example',
    language: 'de',
    dedupeKey,
    data: { invoice: 'R2026-0001', way: 'transfer' },
    ...changes,
  } as OutgoingMail)
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow()
  return id
}

/** Puts a mail where the worker would have left it. */
export async function leaveMail(db: Executor, scope: Scope, mailId: string, status: MailStatus) {
  await db
    .updateTable('outbox')
    .set({ status, status_changed_at: scope.at, ...(status === 'sent' && { sent_at: scope.at }) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mailId)
    .execute()
}
