import type { Expression } from 'kysely'
import type { ReaderLanguage } from '~db/schema'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
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
  const customerId = executor
    .selectFrom('invoices')
    .select('customer_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', subjectId)
    .$asScalar()
  const recipient = await findInvoiceRecipient(executor, scope, customerId)
  return recipient?.contactId
    ? heldBy('contact', recipient.contactId, recipient)
    : recipient && heldBy('customer', recipient.customerId, recipient)
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

export interface InvoiceRecipient extends Recipient {
  customerId: string
  contactId: string | null
  /** Whom to greet. */
  greeted: string
}

/** Recipient of a customer's invoices: the contact marked for them, else the customer. @param customer its id, or a query for it */
export async function findInvoiceRecipient(
  executor: Executor,
  { tenantId }: Within,
  customer: string | Expression<string>,
): Promise<InvoiceRecipient | undefined> {
  const found = await executor
    .selectFrom('customers')
    .leftJoin('contacts', (join) =>
      joined(join, 'contacts.customer_id', 'customers.id')
        .on('contacts.is_for_invoices', '=', 1)
        .on('contacts.archived_at', 'is', null),
    )
    .select(['customers.id as customerId', 'customers.name', 'customers.email', 'customers.language'])
    .select([
      'customers.contact_name as addressee',
      'contacts.id as contactId',
      'contacts.name as contactName',
    ])
    .select(['contacts.email as contactEmail', 'contacts.language as contactLanguage'])
    .where('customers.tenant_id', '=', tenantId)
    .where('customers.id', '=', customer)
    .executeTakeFirst()
  if (!found) return undefined
  const { customerId, name, email, language, addressee } = found
  const { contactId, contactName, contactEmail, contactLanguage } = found
  return contactId === null || contactName === null || contactLanguage === null
    ? { customerId, contactId: null, name, email, language, greeted: addressee || name }
    : {
        ...{ customerId, contactId, name: contactName, email: contactEmail, language: contactLanguage },
        greeted: contactName,
      }
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
