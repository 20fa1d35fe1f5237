import type { CustomerRow } from '~db/schema'
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
  // Each by its own index: asked for one or the other, or in the order of numbers, SQLite reads all customers.
  let alike = all
    .where('postal_code', '=', postal_code)
    .where('name_key', '>=', from)
    .where('name_key', '<', to)
  if (vat_id !== null) alike = alike.union(all.where('vat_id', '=', vat_id))
  if (email !== null)
    alike = alike.union(all.where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase()))
  const found = await alike.limit(MOST).execute()
  return found.sort((one, other) => one.number.localeCompare(other.number))
}
