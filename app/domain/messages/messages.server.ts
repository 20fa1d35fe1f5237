import { randomUUID } from 'node:crypto'
import { findContact } from '../contacts/find.server'
import { type Customer, getCustomer } from '../customers/find.server'
import { recordEvent } from '../events/record.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { keepWritten } from '../outbox/kept-mail.server'
import { queueMail } from '../outbox/outbox.server'
import { openTask } from '../tasks/open.server'
import { officeOf } from '../tenants/office.server'
import { messagePlace } from './places'

export type SenderScope = Pick<Scope, 'tenantId' | 'actor' | 'at' | 'today'>

/** `formKey` is drawn when the form is shown: the same form sent twice is one message. */
export interface NewMessage {
  customerId: string
  invoiceId: string | null
  /** The contact who wrote, if known. */
  contactId?: string | null
  formKey: string
  body: string
  replyTo: string | null
}

/** Stores a customer's message and mails it to the office. @throws NotFound for another's customer or invoice */
export function sendMessage(
  house: House,
  scope: SenderScope,
  input: NewMessage,
): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const customer = await getCustomer(trx, scope, input.customerId)
    const invoice =
      input.invoiceId === null ? null : await getInvoiceOf(trx, scope, input.customerId, input.invoiceId)
    const writer = await findWriter(trx, scope, customer, input)
    const id = randomUUID()
    return keepWritten(trx, scope, {
      row: trx.insertInto('messages').values({
        tenant_id: scope.tenantId,
        id,
        customer_id: input.customerId,
        invoice_id: input.invoiceId,
        contact_id: writer.contactId,
        form_key: input.formKey,
        body_sealed: house.vault.seal(messagePlace(scope, id), input.body),
        reply_to: input.replyTo,
        created_at: scope.at,
      }),
      audit: {
        action: 'message.sent',
        subjectType: 'message',
        subjectId: id,
        after: { customerId: input.customerId, invoiceId: input.invoiceId },
      },
      tell: async () => {
        const { customerId, invoiceId } = input
        await recordEvent(trx, scope, {
          type: 'message.received',
          subjectId: id,
          streamId: customerId,
          data: { message_id: id, customer_id: customerId, invoice_id: invoiceId },
        })
        const openTaskId = await openTask(trx, scope, {
          kind: 'message',
          subjectId: id,
          area: 'invoicing',
          customerId: input.customerId,
          detail: invoice?.number ?? null,
        })
        await queueMail(trx, scope, {
          kind: 'customer_message',
          ...(await officeOf(trx, scope)),
          replyTo: input.replyTo ?? writer.email,
          dedupeKey: `customer_message:${id}`,
          data: { customer: writer.name, invoice: invoice?.number ?? null, message: input.body, openTaskId },
        })
      },
    })
  })
}

async function findWriter(
  trx: Trx,
  scope: Within,
  customer: Customer,
  { contactId }: NewMessage,
): Promise<{ contactId: string | null; name: string; email: string | null }> {
  const contact = contactId ? await findContact(trx, scope, contactId) : undefined
  if (!contact) return { contactId: null, name: customer.name, email: customer.email }
  return {
    contactId: contact.id,
    name: `${contact.name}, ${customer.name}`,
    email: contact.email ?? customer.email,
  }
}

async function getInvoiceOf(
  trx: Trx,
  scope: SenderScope,
  customerId: string,
  invoiceId: string,
): Promise<{ number: string | null }> {
  const invoice = await trx
    .selectFrom('invoices')
    .select('number')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!invoice) throw new NotFound()
  return invoice
}
