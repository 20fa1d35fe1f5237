import { recordAudit } from '../audit/audit.server'
import { getCustomer } from '../customers/find.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { createLink } from '../links/links.server'
import { unmarkOthers } from './change.server'
import { ContactConflict } from './conflict'
import { contactKeys } from './keys'
import type { ContactValues } from './values.server'

export interface NewContact extends ContactValues {
  id: string
  customerId: string
}

/**
 * Creates a contact with their own link to the customer's portal.
 * @throws NotFound; ContactConflict `contact_exists`, `contact_needs_email`
 */
export function createContact(house: House, scope: Scope, contact: NewContact): Promise<{ linkId: string }> {
  return writing(house, scope, async (trx) => {
    const { customerId, id, ...values } = contact
    await getCustomer(trx, scope, customerId)
    await assertNew(trx, scope, id)
    if (values.is_for_invoices === 1 && values.email === null)
      throw new ContactConflict('contact_needs_email')
    if (values.is_for_invoices === 1) await unmarkOthers(trx, scope, customerId, id)
    await trx
      .insertInto('contacts')
      .values({
        ...values,
        ...contactKeys(values),
        tenant_id: scope.tenantId,
        id,
        customer_id: customerId,
        created_at: scope.at,
      })
      .execute()
    const subject = { purpose: 'portal', subjectId: customerId, contactId: id } as const
    const link = await createLink(trx, house.keyring, scope, subject)
    await recordAudit(trx, scope, {
      action: 'contact.created',
      subjectType: 'contact',
      subjectId: id,
      after: { customerId, name: values.name, is_for_invoices: values.is_for_invoices },
    })
    return { linkId: link.id }
  })
}

async function assertNew(trx: Trx, { tenantId }: Scope, id: string): Promise<void> {
  const taken = await trx
    .selectFrom('contacts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (taken) throw new ContactConflict('contact_exists')
}
