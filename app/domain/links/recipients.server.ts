import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { findRecipient, type Recipient } from './recipient.server'
import type { LinkSubject } from './subject'

export interface LinkRecipient extends Recipient {
  key: string
  email: string
}

/**
 * Addresses on file that a link may go to, most likely first. A contact's link goes only to the contact's own
 * address, if there is one.
 */
export async function listLinkRecipients(
  executor: Executor,
  scope: Within,
  subject: LinkSubject,
): Promise<LinkRecipient[]> {
  const first = await findRecipient(executor, scope, subject)
  const others =
    subject.purpose === 'rechnung' ? await peopleOfInvoice(executor, scope, subject.subjectId) : []
  const all = [...(first ? [first] : []), ...others]
  const byAddress = new Map<string, LinkRecipient>()
  for (const { name, email, language } of all) {
    const key = email?.toLowerCase()
    if (email && key && !byAddress.has(key)) byAddress.set(key, { key, name, email, language })
  }
  return [...byAddress.values()]
}

async function peopleOfInvoice(executor: Executor, { tenantId }: Within, invoiceId: string) {
  const customerId = executor
    .selectFrom('invoices')
    .select('customer_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
  const customers = await executor
    .selectFrom('customers')
    .select(['name', 'email', 'language'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', customerId)
    .execute()
  const contacts = await executor
    .selectFrom('contacts')
    .select(['name', 'email', 'language'])
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('archived_at', 'is', null)
    .orderBy('search_key')
    .execute()
  return [...customers, ...contacts]
}
