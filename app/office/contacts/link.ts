import type { Args, RouteHandle } from '~/auth/access'
import { getContact } from '~/domain/contacts/find.server'
import { house } from '~/house.server'
import { handOutLinkAndShow } from '../links/acts.server'

export const handle = { access: 'share_invoice_links' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'contactId'>) {
  const { id, customerId } = await getContact(house.reader, scope, params.contactId)
  return handOutLinkAndShow(request, scope, { purpose: 'portal', subjectId: customerId, contactId: id })
}
