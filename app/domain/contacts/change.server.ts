import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { changeRecord } from '../records/change.server'
import type { RecordKind } from '../records/kind'
import { ContactConflict } from './conflict'
import { getContact } from './find.server'
import { contactKeys } from './keys'
import type { ContactValues } from './values.server'

export const CONTACT: RecordKind<'contacts'> = {
  table: 'contacts',
  subjectType: 'contact',
  check: ({ is_for_invoices, email }) => {
    if (is_for_invoices === 1 && email === null) throw new ContactConflict('contact_needs_email')
  },
  derived: contactKeys,
}

/** @throws NotFound; RecordConflict; ContactConflict `contact_needs_email` */
export function changeContact(
  house: House,
  scope: Scope,
  contactId: string,
  { revision, ...values }: ContactValues & { revision?: number | undefined },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id, customerId } = await getContact(trx, scope, contactId)
    if (values.is_for_invoices === 1) await unmarkOthers(trx, scope, customerId, id)
    await changeRecord(trx, scope, CONTACT, { id, values, revision, action: 'contact.changed' })
  })
}

/** Only one contact of a customer gets the invoices: unmarks the previous one. */
export async function unmarkOthers(trx: Trx, scope: Scope, customerId: string, id: string): Promise<void> {
  const others = await trx
    .selectFrom('contacts')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where('is_for_invoices', '=', 1)
    .where('id', '<>', id)
    .execute()
  for (const other of others) {
    const values = { is_for_invoices: 0 } as const
    await changeRecord(trx, scope, CONTACT, { id: other.id, values, action: 'contact.changed' })
  }
}
