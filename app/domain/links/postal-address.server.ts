import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { fullName } from '../values/person-name'
import type { PostalAddress } from './postal-address'
import type { LinkSubject } from './subject'

export async function findPostalAddress(
  executor: Executor,
  scope: Within,
  { purpose, subjectId, contactId }: LinkSubject,
): Promise<PostalAddress | undefined> {
  if (purpose === 'mitarbeiter-portal') return findEmployee(executor, scope, subjectId)
  const customer = await executor
    .selectFrom('customers')
    .leftJoin('contacts', (join) =>
      joined(join, 'contacts.customer_id', 'customers.id').on(({ and, eb, or }) =>
        contactId
          ? eb('contacts.id', '=', contactId)
          : purpose === 'rechnung'
            ? and([eb('contacts.is_for_invoices', '=', 1), eb('contacts.archived_at', 'is', null)])
            : or([]),
      ),
    )
    .select(['customers.name', 'customers.contact_name as addressee', 'contacts.name as contact'])
    .select(['address_extra as addressExtra', 'street', 'postal_code as postalCode', 'city', 'country'])
    .where('customers.tenant_id', '=', scope.tenantId)
    .where('customers.id', '=', customerOf(executor, scope, { purpose, subjectId }))
    .executeTakeFirst()
  if (!customer) return undefined
  const { addressee, contact, ...address } = customer
  return { ...address, attention: contact ?? addressee }
}

function customerOf(executor: Executor, { tenantId }: Within, { purpose, subjectId }: LinkSubject) {
  return executor
    .selectFrom(purpose === 'rechnung' ? 'invoices' : 'customers')
    .select(purpose === 'rechnung' ? 'customer_id as id' : 'id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', subjectId)
}

async function findEmployee(executor: Executor, { tenantId }: Within, employeeId: string) {
  const row = await executor
    .selectFrom('employees')
    .select(['first_name', 'last_name', 'address_extra as addressExtra'])
    .select(['street', 'postal_code as postalCode', 'city', 'country'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  if (!row) return undefined
  const { first_name, last_name, ...address } = row
  return { ...address, name: fullName(first_name, last_name), attention: null }
}
