import { randomUUID } from 'node:crypto'
import type { ReaderLanguage } from '~db/schema'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { vaultOf } from '../kernel/writing.server'
import { ringDoorbell } from '../sending/doorbell'
import { areaOf, type MailData, type MailKind } from './kinds'
import { dataPlace } from './seals'

interface Envelope {
  recipient: string
  language: ReaderLanguage
  /** The access link in the mail. It becomes a URL only when the mail is sent. */
  linkId?: string | null
  replyTo?: string | null
  /** Two requests with the same key in one tenant make one mail. */
  dedupeKey: string
}

export type OutgoingMail = { [Kind in MailKind]: Envelope & { kind: Kind; data: MailData[Kind] } }[MailKind]

/** Queues a mail in the transaction of the change it reports. False if it was queued before. */
export async function queueMail(trx: Trx, actor: Actor, mail: OutgoingMail): Promise<boolean> {
  const id = randomUUID()
  const result = await trx
    .insertInto('outbox')
    .values({
      tenant_id: actor.tenantId,
      id,
      kind: mail.kind,
      area: areaOf(mail),
      dedupe_key: mail.dedupeKey,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      language: mail.language,
      link_id: mail.linkId ?? null,
      data_sealed: vaultOf(trx).seal(dataPlace(actor, id), JSON.stringify(mail.data)),
      status: 'queued',
      created_at: actor.at,
      queued_at: actor.at,
      next_attempt_at: actor.at,
      status_changed_at: actor.at,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'dedupe_key']).doNothing())
    .executeTakeFirst()
  const isNew = result.numInsertedOrUpdatedRows === 1n
  if (isNew) ringDoorbell('mail')
  return isNew
}

/** Takes back a mail that is still waiting. What is being sent cannot be called back. @returns whether there was one */
export async function withdrawMail(trx: Trx, { tenantId }: Actor, dedupeKey: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', dedupeKey)
    .where('status', '=', 'queued')
    .where('claim_token', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
