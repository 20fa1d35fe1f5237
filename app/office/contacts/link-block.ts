import type { Args, RouteHandle } from '~/auth/access'
import { getContact } from '~/domain/contacts/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { blockLinks } from '../links/acts.server'

export const handle = { access: 'share_invoice_links' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'contactId'>) {
  const { id } = await getContact(house.reader, scope, params.contactId)
  const what = await blockLinks(request, scope, { contactId: id })
  return saved<'contacts'>(request, paths.contact(id), what)
}
