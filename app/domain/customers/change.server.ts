import { isWanted, recordEvent } from '../events/record.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { revokePortalLinks } from '../links/revoke.server'
import { changeRecord } from '../records/change.server'
import type { RecordKind } from '../records/kind'
import { getCustomer } from './find.server'
import { customerKeys } from './keys'
import { wholeName } from './name'
import type { CustomerValues } from './values.server'

const CUSTOMER: RecordKind<'customers'> = {
  table: 'customers',
  subjectType: 'customer',
  derived: (customer) => ({ name: wholeName(customer), ...customerKeys(customer) }),
}

export type CustomerForm = Omit<CustomerValues, 'name'> & {
  /** Absent if the name consists of parts. */
  name?: string
  revision?: number | undefined
}

export async function changeCustomerIn(
  trx: Trx,
  scope: Scope,
  id: string,
  { revision, ...values }: Partial<CustomerForm>,
): Promise<void> {
  const changed = await changeRecord(trx, scope, CUSTOMER, {
    id,
    values,
    revision,
    action: 'customer.changed',
  })
  await tellChanged(trx, scope, id, changed)
}

/** Names the fields alone, as what they hold is of no use to most receivers. */
async function tellChanged(trx: Trx, scope: Scope, id: string, fields: string[]): Promise<void> {
  if (fields.length === 0 || !(await isWanted(trx, scope, 'customer.changed'))) return
  const { number, name } = await getCustomer(trx, scope, id)
  await recordEvent(trx, scope, {
    type: 'customer.changed',
    subjectId: id,
    streamId: id,
    data: { customer_id: id, number, name, fields },
  })
}

/**
 * Archives a customer, or restores it. Its portal closes, but links to single invoices stay valid, since those may
 * still be open. Idempotent. @throws NotFound
 */
export function archiveCustomer(house: House, scope: Scope, id: string, isArchived: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const customer = await getCustomer(trx, scope, id)
    if (customer.isArchived === isArchived) return
    const changed = await changeRecord(trx, scope, CUSTOMER, {
      id,
      values: { archived_at: isArchived ? scope.at : null },
      action: isArchived ? 'customer.archived' : 'customer.restored',
    })
    await tellChanged(trx, scope, id, changed)
    if (isArchived) await revokePortalLinks(trx, scope, id)
  })
}
