import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { provideLink } from '../links/links.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import type { LinkSubject } from '../links/subject'
import { queueMail } from '../outbox/outbox.server'
import { accountToday } from '../tenants/account-today.server'
import { type Notice, noticeMail } from './notice'

interface Addressed {
  id: string
  customerId: string
  recipient: string
  notice: Notice
}

/**
 * Queues the mail of a notice, at most once a day: false if it was. Its link leads to the invoice, or where there are
 * several to all of the customer's.
 */
export async function mailNotice(
  trx: Trx,
  house: Pick<House, 'keyring'>,
  scope: Scope,
  { id, customerId, recipient, notice }: Addressed,
): Promise<boolean> {
  const link = await provideLink(trx, house.keyring, scope, await subjectOf(trx, scope, customerId, notice))
  return queueMail(trx, scope, {
    kind: 'dunning_notice',
    recipient,
    language: notice.language,
    linkId: link.id,
    dedupeKey: `dunning_notice:${id}:${scope.today}`,
    data: noticeMail(id, notice, await accountToday(trx, scope, notice.seller)),
  })
}

async function subjectOf(
  trx: Trx,
  scope: Scope,
  customerId: string,
  { invoices }: Notice,
): Promise<LinkSubject> {
  const [first, ...others] = invoices
  const recipient = await findInvoiceRecipient(trx, scope, customerId)
  // The portal of an archived customer is closed.
  if (first && (others.length === 0 || (await isArchived(trx, scope, customerId))))
    return { purpose: 'rechnung', subjectId: first.invoiceId }
  return { purpose: 'portal', subjectId: customerId, contactId: recipient?.contactId ?? null }
}

async function isArchived(trx: Trx, { tenantId }: Scope, customerId: string): Promise<boolean> {
  const customer = await trx
    .selectFrom('customers')
    .select('archived_at')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  return Boolean(customer?.archived_at)
}
