import type { Executor, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import { findInvoiceRecipient, findPerson, type Recipient } from '../links/recipient.server'
import type { MailData } from '../outbox/kinds'
import { queueMail } from '../outbox/outbox.server'

/** Outcome of a change request; accounts are masked. */
interface Settled extends Omit<MailData['wish_settled'], 'name'> {
  customerId: string
  subjectId: string
}

/**
 * Recipient of the outcome, at an address that was on file before the request, since the requester may have been someone
 * else. Undefined without an address.
 */
export async function findRecipientOfOutcome(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<(Recipient & { email: string }) | undefined> {
  const customer = await findPerson(executor, scope, { customerId, contactId: null })
  const person = customer?.email ? customer : await findInvoiceRecipient(executor, scope, customerId)
  return person?.email ? { ...person, email: person.email } : undefined
}

export async function notifyCustomer(trx: Trx, actor: Actor, settled: Settled): Promise<void> {
  const { customerId, subjectId, ...data } = settled
  const person = await findRecipientOfOutcome(trx, actor, customerId)
  if (!person) return
  await queueMail(trx, actor, {
    kind: 'wish_settled',
    recipient: person.email,
    language: person.language,
    dedupeKey: `wish_settled:${data.about}:${subjectId}:${data.outcome}`,
    data: { name: person.name, ...data },
  })
}
