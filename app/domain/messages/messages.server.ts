import { randomUUID } from 'node:crypto'
import { type Customer, getCustomer } from '../customers/find.server'
import { tellOfCustomer } from '../customers/tell-office.server'
import { NotFound } from '../errors'
import type { Executor, House, Trx } from '../house'
import { maskIban } from '../iban'
import { keepWritten } from '../letterbox/keep.server'
import { queueMail } from '../outbox/outbox.server'
import type { Scope, Within } from '../scope'
import { openTask } from '../tasks/open.server'
import { officeOf } from '../tenants/office.server'
import type { Vault } from '../vault'
import { writing } from '../writing.server'

function messagePlace({ tenantId }: Within, id: string) {
  return { tenantId, purpose: 'message.body', rowId: id }
}

function changeRequestPlace({ tenantId }: Within, id: string) {
  return { tenantId, purpose: 'change_request.details', rowId: id }
}

type SenderScope = Pick<Scope, 'tenantId' | 'actor' | 'at' | 'today'>

/** `formKey` is drawn when the form is shown: the same form sent twice is one message. */
export interface NewMessage {
  customerId: string
  invoiceId: string | null
  formKey: string
  body: string
  replyTo: string | null
}

/** A customer's wish to change what we have on file, for the office to carry out. */
export interface NewChangeRequest {
  customerId: string
  kind: 'address' | 'bank'
  formKey: string
  details: Record<string, string>
}

/** Keeps a customer's message for the office and mails it there. @throws NotFound for a foreign customer or invoice */
export function sendMessage(
  house: House,
  scope: SenderScope,
  input: NewMessage,
): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const customer = await getCustomer(trx, scope, input.customerId)
    const invoice =
      input.invoiceId === null ? null : await getInvoiceOf(trx, scope, input.customerId, input.invoiceId)
    const id = randomUUID()
    return keepWritten(trx, scope, {
      row: trx.insertInto('messages').values({
        tenant_id: scope.tenantId,
        id,
        customer_id: input.customerId,
        invoice_id: input.invoiceId,
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
        await openTask(trx, scope, {
          kind: 'message',
          subjectId: id,
          area: 'invoicing',
          customerId: input.customerId,
          detail: invoice?.number ?? null,
        })
        await tellOffice(trx, scope, customer, { ...input, id, invoiceNumber: invoice?.number ?? null })
      },
    })
  })
}

/** Keeps a wish to change address or bank account, sealed, and tells the office. @throws NotFound for a foreign customer */
export function requestChange(
  house: House,
  scope: SenderScope,
  input: NewChangeRequest,
): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    await getCustomer(trx, scope, input.customerId)
    const id = randomUUID()
    return keepWritten(trx, scope, {
      row: trx.insertInto('change_requests').values({
        tenant_id: scope.tenantId,
        id,
        customer_id: input.customerId,
        kind: input.kind,
        form_key: input.formKey,
        details_sealed: house.vault.seal(changeRequestPlace(scope, id), JSON.stringify(input.details)),
        created_at: scope.at,
      }),
      audit: {
        action: 'change.requested',
        subjectType: 'change_request',
        subjectId: id,
        after: { customerId: input.customerId, kind: input.kind },
      },
      tell: async () => {
        const { customerId, kind } = input
        await openTask(trx, scope, { kind, subjectId: id, area: 'invoicing', customerId })
        await tellOfCustomer(trx, scope, {
          customerId,
          about: kind,
          details: tellable(input.details),
          invoice: null,
          key: id,
        })
      },
    })
  })
}

/** An account is told by its last digits alone: mails lie open on their way. */
function tellable({ iban, ...details }: Record<string, string>): string[] {
  return [...Object.values(details), ...(iban === undefined ? [] : [maskIban(iban)])]
}

/** What a customer wrote. @throws NotFound */
export async function openMessage(
  executor: Executor,
  vault: Vault,
  scope: Within,
  messageId: string,
): Promise<string> {
  const row = await executor
    .selectFrom('messages')
    .select('body_sealed')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return vault.open(messagePlace(scope, messageId), row.body_sealed)
}

/** Where an answer is to go, if the customer said so. */
export async function readReplyTo(
  executor: Executor,
  { tenantId }: Within,
  messageId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('messages')
    .select('reply_to')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row?.reply_to ?? null
}

/** What a customer asked to change. @throws NotFound */
export async function openChangeRequest(
  executor: Executor,
  vault: Vault,
  scope: Within,
  changeRequestId: string,
): Promise<Record<string, string>> {
  const row = await executor
    .selectFrom('change_requests')
    .select('details_sealed')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', changeRequestId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return JSON.parse(vault.open(changeRequestPlace(scope, changeRequestId), row.details_sealed)) as Record<
    string,
    string
  >
}

async function tellOffice(
  trx: Trx,
  scope: SenderScope,
  customer: Customer,
  message: NewMessage & { id: string; invoiceNumber: string | null },
): Promise<void> {
  await queueMail(trx, scope, {
    kind: 'customer_message',
    ...(await officeOf(trx, scope)),
    replyTo: message.replyTo ?? customer.email,
    dedupeKey: `customer_message:${message.id}`,
    data: { customer: customer.name, invoice: message.invoiceNumber, message: message.body },
  })
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
