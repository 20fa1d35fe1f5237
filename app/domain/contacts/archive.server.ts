import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { revokeLinks } from '../links/revoke.server'
import { changeRecord } from '../records/change.server'
import { CONTACT } from './change.server'
import { getContact } from './find.server'

/**
 * Archives a contact, or restores them. The links of an archived contact stop working, and no invoices go there.
 * Idempotent. @throws NotFound
 */
export function archiveContact(house: House, scope: Scope, contactId: string, isArchived: boolean) {
  return writing(house, scope, async (trx) => {
    const contact = await getContact(trx, scope, contactId)
    if (contact.isArchived === isArchived) return
    await changeRecord(trx, scope, CONTACT, {
      id: contact.id,
      values: isArchived ? { archived_at: scope.at, is_for_invoices: 0 } : { archived_at: null },
      action: isArchived ? 'contact.archived' : 'contact.restored',
    })
    if (isArchived) await revokeLinks(trx, scope, { contactId: contact.id })
  })
}
