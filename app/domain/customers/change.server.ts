import type { CustomerRow } from '~db/schema'
import type { House, Trx } from '../house'
import { changeRecord } from '../records/change.server'
import type { RecordKind } from '../records/kind'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { getCustomer } from './find.server'
import { customerKeys } from './keys'
import type { CustomerValues } from './values.server'

const CUSTOMER: RecordKind<'customers'> = {
  table: 'customers',
  subjectType: 'customer',
  derived: (row) => ({ ...customerKeys(row as unknown as CustomerRow) }),
}

type CustomerForm = CustomerValues & { revision?: number | undefined }

/**
 * Changes a customer from now on: what is issued stays as it is.
 * @throws NotFound; RecordClash; CustomerConflict `number_taken`
 */
export function changeCustomer(house: House, scope: Scope, id: string, form: CustomerForm): Promise<void> {
  // A number that is taken is refused by its index, which asks no sooner than the customer is found.
  return writing(house, scope, (trx) => changeCustomerIn(trx, scope, id, form))
}

export function changeCustomerIn(
  trx: Trx,
  scope: Scope,
  id: string,
  { revision, ...values }: Partial<CustomerForm>,
): Promise<void> {
  return changeRecord(trx, scope, CUSTOMER, { id, values, revision, action: 'customer.changed' })
}

/** Takes a customer out of the lists, or back into them. Doing it twice changes nothing. @throws NotFound */
export function archiveCustomer(house: House, scope: Scope, id: string, isArchived: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const customer = await getCustomer(trx, scope, id)
    if (customer.isArchived === isArchived) return
    await changeRecord(trx, scope, CUSTOMER, {
      id,
      values: { archived_at: isArchived ? scope.at : null },
      action: isArchived ? 'customer.archived' : 'customer.restored',
    })
  })
}
