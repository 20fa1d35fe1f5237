import type { ReaderLanguage } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { fullName } from '../values/person-name'
import { subjectOfLink } from './links.server'
import type { LinkSubject } from './subject'

export interface Recipient {
  name: string
  email: string | null
  language: ReaderLanguage
}

/** A recipient by the record that has the address. */
export interface LinkHolder extends Recipient {
  kind: 'customer' | 'contact' | 'employee'
  id: string
}

/**
 * The person a link is for: its contact, or else the address on file. Undefined if the contact has left, or the customer
 * of a portal is archived.
 */
export function findRecipient(
  executor: Executor,
  scope: Within,
  subject: LinkSubject,
): Promise<Recipient | undefined> {
  return findHolder(executor, scope, subject)
}

/** As {@link findRecipient}. */
export async function findHolder(
  executor: Executor,
  scope: Within,
  { purpose, subjectId, contactId }: LinkSubject,
): Promise<LinkHolder | undefined> {
  if (purpose === 'mitarbeiter-portal')
    return heldBy('employee', subjectId, await findEmployee(executor, scope, subjectId))
  if (purpose === 'portal' && (await isArchived(executor, scope, subjectId))) return undefined
  if (contactId) return heldBy('contact', contactId, await findContact(executor, scope, contactId))
  if (purpose === 'portal')
    return heldBy('customer', subjectId, await findCustomer(executor, scope, subjectId))
  const invoice = await executor
    .selectFrom('invoices')
    .select('customer_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', subjectId)
    .executeTakeFirst()
  const recipient = invoice && (await findInvoiceRecipient(executor, scope, invoice.customer_id))
  return recipient?.contactId
    ? heldBy('contact', recipient.contactId, recipient)
    : invoice && heldBy('customer', invoice.customer_id, recipient)
}

function heldBy(
  kind: LinkHolder['kind'],
  id: string,
  recipient: Recipient | undefined,
): LinkHolder | undefined {
  return recipient && { kind, id, name: recipient.name, email: recipient.email, language: recipient.language }
}

/** Who to greet in a letter to a customer: the contact who wrote, unless they have left, else the customer. */
export async function findPerson(
  executor: Executor,
  scope: Within,
  { customerId, contactId }: { customerId: string; contactId: string | null },
): Promise<Recipient | undefined> {
  const contact = contactId === null ? undefined : await findContact(executor, scope, contactId)
  return contact ?? findCustomer(executor, scope, customerId)
}

export async function isReplaceable(executor: Executor, scope: Within, linkId: string): Promise<boolean> {
  const subject = await subjectOfLink(executor, scope, linkId)
  return subject !== undefined && (await findRecipient(executor, scope, subject)) !== undefined
}

/** Recipient of a customer's invoices: the contact marked for them, else the customer. */
export async function findInvoiceRecipient(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<(Recipient & { contactId: string | null }) | undefined> {
  const contact = await executor
    .selectFrom('contacts')
    .select(['id as contactId', 'name', 'email', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where('is_for_invoices', '=', 1)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (contact) return contact
  const customer = await findCustomer(executor, scope, customerId)
  return customer && { ...customer, contactId: null }
}

async function isArchived(executor: Executor, scope: Within, customerId: string): Promise<boolean> {
  const customer = await executor
    .selectFrom('customers')
    .select('archived_at')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  return customer !== undefined && customer.archived_at !== null
}

function findCustomer(executor: Executor, scope: Within, customerId: string): Promise<Recipient | undefined> {
  return executor
    .selectFrom('customers')
    .select(['name', 'email', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', customerId)
    .executeTakeFirst()
}

function findContact(executor: Executor, scope: Within, contactId: string): Promise<Recipient | undefined> {
  return executor
    .selectFrom('contacts')
    .select(['name', 'email', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', contactId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
}

async function findEmployee(
  executor: Executor,
  scope: Within,
  employeeId: string,
): Promise<Recipient | undefined> {
  const row = await executor
    .selectFrom('employees')
    .select(['first_name', 'last_name', 'email', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row && { name: fullName(row.first_name, row.last_name), email: row.email, language: row.language }
}
