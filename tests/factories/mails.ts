import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { type OutgoingMail, queueMail } from '~/domain/outbox/outbox.server'
import type { MailStatus } from '~db/schema'
import type { Connection, TestHouse } from '../support/test-house'

export async function makeMail(house: TestHouse, scope: Scope, changes: Partial<OutgoingMail> = {}) {
  const mail = {
    kind: 'payment_choice_confirmed',
    recipient: 'rechnung@bruegge.example',
    language: 'de',
    dedupeKey: `mail ${Math.random()}`,
    data: { invoice: 'R2026-0001', way: 'transfer' },
    ...changes,
  } as OutgoingMail
  await writing(house, scope, (trx) => queueMail(trx, scope, mail))
  const { id } = await house.db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('dedupe_key', '=', mail.dedupeKey)
    .executeTakeFirstOrThrow()
  return id
}

export async function leaveMail(db: Connection, scope: Scope, mailId: string, status: MailStatus) {
  await db
    .updateTable('outbox')
    .set({ status, status_changed_at: scope.at, ...(status === 'sent' && { sent_at: scope.at }) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mailId)
    .execute()
}
