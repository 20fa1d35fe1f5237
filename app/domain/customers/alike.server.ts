import type { ExpressionBuilder } from 'kysely'
import type { CustomerRow, Database } from '~db/schema'
import type { Executor } from '../house'
import type { AlikeRecord } from '../records/alike'
import type { Within } from '../scope'
import { nameRange } from './keys'

const MOST = 5

type Entered = Pick<CustomerRow, 'name' | 'postal_code' | 'email' | 'vat_id'>

/** Customers with the same VAT id, the same mail address, or the same name and postcode; archived ones too. */
export async function findAlikeCustomers(
  executor: Executor,
  { tenantId }: Within,
  { name, postal_code, email, vat_id }: Entered,
): Promise<AlikeRecord[]> {
  const [from, to] = nameRange(name)
  const all = executor
    .selectFrom('customers')
    .select(['id', 'number', 'name', 'city'])
    .where('tenant_id', '=', tenantId)
    .limit(MOST)
  const sameName = all.where('name_key', '>=', from).where('name_key', '<', to)
  // One by one: asked for all of them at once, SQLite reads every customer.
  const found = [
    ...(await sameName.where('postal_code', '=', postal_code).execute()),
    ...(vat_id === null ? [] : await all.where('vat_id', '=', vat_id).execute()),
    ...(email === null ? [] : await all.where(lowerEmail, '=', email.toLowerCase()).execute()),
  ]
  const once = [...new Map(found.map((customer) => [customer.id, customer])).values()]
  return once.sort((one, other) => one.number.localeCompare(other.number)).slice(0, MOST)
}

function lowerEmail({ fn }: ExpressionBuilder<Database, 'customers'>) {
  return fn<string>('lower', ['email'])
}
