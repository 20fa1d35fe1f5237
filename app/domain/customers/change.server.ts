import type { CustomerRow } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../errors'
import type { House } from '../house'
import { changeRecord } from '../records/change.server'
import type { RecordKind } from '../records/kind'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { customerKeys } from './keys'
import type { CustomerValues } from './values.server'

const CUSTOMER: RecordKind<'customers'> = {
  table: 'customers',
  subjectType: 'customer',
  derived: (row) => ({ ...customerKeys(row as unknown as CustomerRow) }),
}

/**
 * Changes a customer from now on: what is issued stays as it is.
 * @throws NotFound; RecordClash; CustomerConflict `number_taken`
 */
export function changeCustomer(
  house: House,
  scope: Scope,
  id: string,
  { revision, ...values }: CustomerValues & { revision?: number | undefined },
): Promise<void> {
  // A number that is taken is refused by its index, which asks no sooner than the customer is found.
  return writing(house, scope, (trx) =>
    changeRecord(trx, scope, CUSTOMER, { id, values, revision, action: 'customer.changed' }),
  )
}

/** Takes a customer out of the lists, or back into them. Doing it twice changes nothing. @throws NotFound */
export function archiveCustomer(house: House, scope: Scope, id: string, isArchived: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const row = await trx
      .selectFrom('customers')
      .select(['archived_at', 'revision'])
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new NotFound()
    if ((row.archived_at !== null) === isArchived) return
    const after = { archived_at: isArchived ? scope.at : null }
    await trx
      .updateTable('customers')
      .set({ ...after, revision: row.revision + 1 })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, scope, {
      action: isArchived ? 'customer.archived' : 'customer.restored',
      subjectType: 'customer',
      subjectId: id,
      subjectRevision: row.revision + 1,
      before: { archived_at: row.archived_at },
      after,
    })
  })
}
