import type { CustomerRow } from '~db/schema'
import type { Executor } from '../house'
import type { AlikeRecord } from '../records/alike'
import type { Within } from '../scope'
import { nameRange } from './keys'

const MOST = 5

type Entered = Pick<CustomerRow, 'name' | 'postal_code' | 'email' | 'vat_id'>

/** Customers with the same VAT id, the same mail address, or the same name and postcode; archived ones too. */
export function findAlikeCustomers(
  executor: Executor,
  { tenantId }: Within,
  { name, postal_code, email, vat_id }: Entered,
): Promise<AlikeRecord[]> {
  const [from, to] = nameRange(name)
  return executor
    .selectFrom('customers')
    .select(['id', 'number', 'name', 'city'])
    .where('tenant_id', '=', tenantId)
    .where(({ and, eb, fn, or }) =>
      or([
        ...(vat_id === null ? [] : [eb('vat_id', '=', vat_id)]),
        ...(email === null ? [] : [eb(fn<string>('lower', ['email']), '=', email.toLowerCase())]),
        and([eb('name_key', '>=', from), eb('name_key', '<', to), eb('postal_code', '=', postal_code)]),
      ]),
    )
    .orderBy('number')
    .limit(MOST)
    .execute()
}
