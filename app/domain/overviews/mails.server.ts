import { recordAudit } from '../audit/audit.server'
import { Forbidden, NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { vaultOf, writing } from '../kernel/writing.server'
import { findLinkToSend, provideLink, subjectOfLink } from '../links/links.server'
import { findRecipient } from '../links/recipient.server'
import type { Keyring } from '../links/token'
import { MailConflict } from '../outbox/conflict'
import { mayActOn, mayWithdraw } from '../outbox/mail-rights'
import { canBounce, canResend, canSettle, type MailDetail, readMail } from '../outbox/page.server'
import { ringDoorbell } from '../sending/doorbell'
import type { Instant } from '../values/calendar'
import { findMailPerson } from './mail-persons.server'

/**
 * Queues a mail again under its old Message-ID. An ended link is replaced, unless its holder should no longer have one;
 * an address that is no longer the person's, by the one they have now (see {@link findMailPerson}).
 * `seen` is the state on the page: a second click finds that the mail has moved on, even if the worker was quicker.
 * @throws NotFound; Forbidden; Conflict `mail_moved_on`, `mail_not_resendable`, `mail_without_address`
 */
export function resendMail(
  house: House,
  scope: OfficeScope,
  { mailId, seen }: { mailId: string; seen: Instant },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mail = await getMail(trx, scope, mailId)
    if (!canResend(mail.letter.kind, mail.status)) throw new MailConflict('mail_not_resendable')
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({
        status: 'queued',
        status_changed_at: scope.at,
        queued_at: scope.at,
        next_attempt_at: scope.at,
        attempts: 0,
        recipient: (await newAddressOf(trx, scope, mail)) ?? mail.letter.recipient,
        settled_at: null,
        link_id: await livingLink(trx, house.keyring, scope, mail.letter.linkId),
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', mail.letter.id)
      .where('status_changed_at', '=', seen)
      .where('claim_token', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new MailConflict('mail_moved_on')
    await note(trx, scope, 'mail.queued_again', mail)
    ringDoorbell('mail')
  })
}

/**
 * Withdraws a queued mail, for instance because its file was sent by hand.
 * @throws NotFound; Forbidden; Conflict `mail_moved_on`
 */
export function withdrawMail(house: House, scope: OfficeScope, mailId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mail = await getMail(trx, scope, mailId)
    if (!mayWithdraw(scope.role, mail.letter.kind, mail.area)) throw new Forbidden()
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ status: 'failed', status_changed_at: scope.at, settled_at: scope.at, last_answer: 'withdrawn' })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', mail.letter.id)
      .where('status', '=', 'queued')
      .where('claim_token', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new MailConflict('mail_moved_on')
    await note(trx, scope, 'mail.withdrawn', mail)
  })
}

/** @throws NotFound; Forbidden; Conflict `mail_not_sent` */
export function markMailBounced(house: House, scope: OfficeScope, mailId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mail = await getMail(trx, scope, mailId)
    if (!canBounce(mail.status)) throw new MailConflict('mail_not_sent')
    await trx
      .updateTable('outbox')
      .set({ status: 'bounced', status_changed_at: scope.at, settled_at: null })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', mail.letter.id)
      .execute()
    await note(trx, scope, 'mail.bounced', mail)
  })
}

/** Marks an undelivered mail as dealt with. @throws NotFound; Forbidden; Conflict `mail_not_in_trouble` */
export function settleMail(house: House, scope: OfficeScope, mailId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mail = await getMail(trx, scope, mailId)
    if (mail.isSettled || !canSettle(mail.status)) throw new MailConflict('mail_not_in_trouble')
    await trx
      .updateTable('outbox')
      .set({ settled_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', mail.letter.id)
      .execute()
    await note(trx, scope, 'mail.settled', mail)
  })
}

/** Pauses or resumes all mails of the firm. Idempotent. */
export function pauseMails(house: House, scope: OfficeScope, isPaused: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tenants')
      .set({ mail_paused_at: isPaused ? scope.at : null })
      .where('id', '=', scope.tenantId)
      .where('mail_paused_at', isPaused ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordAudit(trx, scope, {
      action: isPaused ? 'mails.paused' : 'mails.resumed',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
    })
    if (isPaused) return
    // The wait was intended; the alarm counts from now.
    await trx
      .updateTable('outbox')
      .set({ queued_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('status', '=', 'queued')
      .execute()
    ringDoorbell('mail')
  })
}

/** @throws NotFound; Forbidden for a read-only role */
async function getMail(trx: Trx, scope: OfficeScope, mailId: string): Promise<MailDetail> {
  const mail = await readMail(trx, vaultOf(trx), scope, mailId)
  if (!mayActOn(scope.role, mail.area)) throw new Forbidden()
  return mail
}

async function newAddressOf(trx: Trx, scope: OfficeScope, { letter, area }: MailDetail) {
  const { recipient, linkId } = letter
  const addressed = await findMailPerson(trx, scope, { recipient, area, linkId })
  if (addressed?.hasNoAddress) throw new MailConflict('mail_without_address')
  return addressed?.newAddress ?? null
}

async function livingLink(
  trx: Trx,
  keyring: Keyring,
  scope: OfficeScope,
  linkId: string | null,
): Promise<string | null> {
  if (linkId === null || (await findLinkToSend(trx, keyring, scope, linkId))) return linkId
  const subject = await subjectOfLink(trx, scope, linkId)
  if (!subject) throw new NotFound()
  if (!(await findRecipient(trx, scope, subject))) throw new MailConflict('mail_not_resendable')
  return (await provideLink(trx, keyring, scope, subject)).id
}

async function note(trx: Trx, scope: OfficeScope, action: string, mail: MailDetail): Promise<void> {
  await recordAudit(trx, scope, {
    action,
    subjectType: 'mail',
    subjectId: mail.letter.id,
    before: { status: mail.status, sentAt: mail.sentAt },
  })
}
