import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { CONTACT_FIELDS, type ContactValues } from './values.server'

export interface Contact extends ContactValues {
  id: string
  customerId: string
  customer: string
  isArchived: boolean
  /** Whether the customer is archived. */
  isOfArchived: boolean
  revision: number
}

export async function findContact(
  executor: Executor,
  scope: Within,
  contactId: string,
): Promise<Contact | undefined> {
  return (await readContacts(executor, scope).where('contacts.id', '=', contactId).execute()).map(
    asContact,
  )[0]
}

/** @throws NotFound */
export async function getContact(executor: Executor, scope: Within, contactId: string): Promise<Contact> {
  const contact = await findContact(executor, scope, contactId)
  if (!contact) throw new NotFound()
  return contact
}

/** The contact for invoices first, archived ones last. */
export async function listContacts(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<Contact[]> {
  const rows = await readContacts(executor, scope)
    .where('contacts.customer_id', '=', customerId)
    .orderBy('contacts.archived_at', 'asc')
    .orderBy('contacts.is_for_invoices', 'desc')
    .orderBy('contacts.search_key')
    .orderBy('contacts.id')
    .execute()
  return rows.map(asContact)
}

type ContactWithCustomer = Awaited<ReturnType<ReturnType<typeof readContacts>['execute']>>[number]

function readContacts(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('contacts')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'contacts.customer_id'))
    .select(CONTACT_FIELDS.map((field) => `contacts.${field}` as const))
    .select(['contacts.id', 'contacts.customer_id as customerId', 'customers.name as customer'])
    .select(['contacts.archived_at', 'contacts.revision', 'customers.archived_at as customer_archived_at'])
    .where('contacts.tenant_id', '=', tenantId)
}

function asContact({ archived_at, customer_archived_at, ...contact }: ContactWithCustomer): Contact {
  return { ...contact, isArchived: archived_at !== null, isOfArchived: customer_archived_at !== null }
}
