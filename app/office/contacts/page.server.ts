import { type Contact, getContact } from '~/domain/contacts/find.server'
import type { House } from '~/domain/kernel/house'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type ListedLink, listLinks } from '~/domain/overviews/links.server'
import { type HistoryEntry, readHistory } from '~/domain/records/past.server'

export interface ContactPage {
  contact: Contact
  /** Null for a role that may not share links. */
  links: ListedLink[] | null
  /** When `links` were read: only these are revoked. */
  seenAt: string
  history: HistoryEntry[]
}

/** @throws NotFound */
export async function readContactPage(
  { reader, keyring }: Pick<House, 'reader' | 'keyring'>,
  scope: OfficeScope,
  contactId: string,
): Promise<ContactPage> {
  const contact = await getContact(reader, scope, contactId)
  return {
    contact,
    links: may(scope.role, 'share_invoice_links')
      ? await listLinks(reader, keyring, scope, { contactId: contact.id })
      : null,
    seenAt: scope.at,
    history: await readHistory(reader, scope, 'contact', contact.id),
  }
}
