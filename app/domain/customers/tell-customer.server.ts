import type { Executor, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import { findInvoiceRecipient, findPerson, type Recipient } from '../links/recipient.server'
import type { MailData } from '../outbox/kinds'
import { queueMail } from '../outbox/outbox.server'

/** What became of a change request; accounts are masked. */
interface Settled extends Omit<MailData['wish_settled'], 'name'> {
  customerId: string
  subjectId: string
}

/**
 * Who is told what became of a change request, at an address that was on file before: the person who asked in the
 * customer's name may have been another person. No one is told where there is no address.
 */
export async function findWhoIsTold(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<(Recipient & { email: string }) | undefined> {
  const customer = await findPerson(executor, scope, { customerId, contactId: null })
  const person = customer?.email ? customer : await findInvoiceRecipient(executor, scope, customerId)
  return person?.email ? { ...person, email: person.email } : undefined
}

/** Mails a customer what became of a change request. */
export async function tellCustomer(trx: Trx, actor: Actor, settled: Settled): Promise<void> {
  const { customerId, subjectId, ...data } = settled
  const person = await findWhoIsTold(trx, actor, customerId)
  if (!person) return
  await queueMail(trx, actor, {
    kind: 'wish_settled',
    recipient: person.email,
    language: person.language,
    dedupeKey: `wish_settled:${data.about}:${subjectId}:${data.outcome}`,
    data: { name: person.name, ...data },
  })
}
