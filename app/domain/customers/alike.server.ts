import type { ExpressionBuilder } from 'kysely'
import type { CustomerRow, Database } from '~db/schema'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { AlikeRecord } from '../records/alike'
import { nameRange } from './keys'
import { type CustomerName, namesOfSame } from './name'

const MOST = 5

type Entered = CustomerName & Pick<CustomerRow, 'postal_code' | 'email' | 'vat_id'>

/**
 * Customers with the same VAT id, the same name and postcode, or the same mail address (theirs or a contact's);
 * archived ones included.
 */
export async function findAlikeCustomers(
  executor: Executor,
  scope: Within,
  { postal_code, email, vat_id, ...name }: Entered,
): Promise<AlikeRecord[]> {
  const address = email?.toLowerCase() ?? null
  const all = executor
    .selectFrom('customers')
    .select(['id', 'number', 'name', 'city'])
    .where('tenant_id', '=', scope.tenantId)
    .limit(MOST)
  const named = (same: string) => {
    const [from, to] = nameRange(same)
    return all.where('name_key', '>=', from).where('name_key', '<', to).where('postal_code', '=', postal_code)
  }
  // One by one: with all of them in one query, SQLite reads every customer.
  const found = [
    ...(await Promise.all(namesOfSame(name).map((same) => named(same).execute()))).flat(),
    ...(vat_id === null ? [] : await all.where('vat_id', '=', vat_id).execute()),
    ...(address === null ? [] : await all.where(lowerEmail, '=', address).execute()),
    ...(address === null ? [] : await byContact(executor, scope, address)),
  ]
  const once = [...new Map(found.map((customer) => [customer.id, customer])).values()]
  return once.sort((one, other) => one.number.localeCompare(other.number)).slice(0, MOST)
}

function lowerEmail({ fn }: ExpressionBuilder<Database, 'customers'>) {
  return fn<string>('lower', ['email'])
}

function byContact(executor: Executor, { tenantId }: Within, address: string) {
  return executor
    .selectFrom('contacts')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'contacts.customer_id'))
    .select(['customers.id', 'customers.number', 'customers.name', 'customers.city'])
    .where('contacts.tenant_id', '=', tenantId)
    .where('contacts.email', 'is not', null)
    .where(({ fn }) => fn<string>('lower', ['contacts.email']), '=', address)
    .limit(MOST)
    .execute()
}
