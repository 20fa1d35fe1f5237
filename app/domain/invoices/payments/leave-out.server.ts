import { recordAudit } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Actor } from '~/domain/kernel/scope'
import { findLiveLink } from '~/domain/links/links.server'
import { findInvoiceRecipient } from '~/domain/links/recipient.server'
import { queueMail, withdrawMail } from '~/domain/outbox/outbox.server'
import type { Cents } from '~/domain/values/money'
import { readGreetedName } from './payable.server'

const KEY_OF_NOTICE = 'debit_announced:'

interface LeftOut {
  id: string
  runId: string
  invoiceId: string
  cents: Cents
  /** Nothing that would have announced it has reached the payer. */
  isUnheard?: boolean
}

/**
 * Takes a collection out of a file that nobody has fetched, so that its invoice can be collected anew. `reason` is what a
 * person wrote or a code of ours; empty if the invoice asks for less now.
 */
export async function leaveOut(
  trx: Trx,
  actor: Actor,
  { id, runId, invoiceId, cents, isUnheard = false }: LeftOut,
  reason = '',
): Promise<void> {
  const isUnknown = (await withdrawNotice(trx, actor, id)) || isUnheard
  if (!isUnknown) await callOff(trx, actor, id)
  const calledOffAt = isUnknown ? null : actor.at
  await trx
    .updateTable('debit_collections')
    .set({ state: 'failed', failed_reason: reason, left_out_at: actor.at, called_off_at: calledOffAt })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute()
  // The file is another one now; what it is, its first download says.
  await trx
    .updateTable('debit_runs')
    .set({ sha256: '' })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', runId)
    .execute()
  await recordAudit(trx, actor, {
    action: 'payment.left_out',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents: cents },
  })
}

/** The mail that announces a collection is known by this key. */
export function keyOfNotice(collectionId: string): string {
  return KEY_OF_NOTICE + collectionId
}

/** The mail that calls a collection off is known by this key. */
export function keyOfCallOff(collectionId: string): string {
  return `debit_called_off:${collectionId}`
}

/** Tells a payer who knew of a collection that it does not take place. Whom a person told, a person tells: no mail could. */
export async function callOff(trx: Trx, actor: Actor, collectionId: string): Promise<void> {
  const told = await trx
    .selectFrom('debit_collections')
    .innerJoin('debit_runs', (join) => joined(join, 'debit_runs.id', 'debit_collections.run_id'))
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'debit_collections.invoice_id'))
    .select(['invoices.id as invoiceId', 'invoices.number', 'invoices.customer_id as customerId'])
    .select(['amount_cents as amountCents', 'collect_on as on', 'told_by as toldBy'])
    .where('debit_collections.tenant_id', '=', actor.tenantId)
    .where('debit_collections.id', '=', collectionId)
    .executeTakeFirstOrThrow()
  const { invoiceId, number, customerId, amountCents, on, toldBy } = told
  if (toldBy === 'nobody') return
  const recipient = await findInvoiceRecipient(trx, actor, customerId)
  if (!recipient?.email) return
  const link = await findLiveLink(trx, actor, { purpose: 'rechnung', subjectId: invoiceId })
  await queueMail(trx, actor, {
    kind: 'debit_called_off',
    recipient: recipient.email,
    language: recipient.language,
    linkId: link?.id ?? null,
    dedupeKey: keyOfCallOff(collectionId),
    data: {
      name: await readGreetedName(trx, actor, customerId),
      ...{ invoice: number ?? '', amountCents, on },
    },
  })
}

/**
 * A mail that is still waiting would announce what is not collected. What is being sent cannot be called back.
 * @returns whether there was one
 */
export function withdrawNotice(trx: Trx, actor: Actor, collectionId: string): Promise<boolean> {
  return withdrawMail(trx, actor, keyOfNotice(collectionId))
}

/** Whether a mail that announces a collection was sent, or is to be. */
export async function hasNotice(trx: Trx, { tenantId }: Actor, collectionId: string): Promise<boolean> {
  const mail = await trx
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', keyOfNotice(collectionId))
    .executeTakeFirst()
  return mail !== undefined
}

/** The same for what called a collection off that a bank carries out after all. */
export function withdrawCallOff(trx: Trx, actor: Actor, collectionId: string): Promise<boolean> {
  return withdrawMail(trx, actor, keyOfCallOff(collectionId))
}
