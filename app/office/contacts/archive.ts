import type { Args, RouteHandle } from '~/auth/access'
import { archiveContact } from '~/domain/contacts/archive.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { ARCHIVE_FIELD } from '~/kit/forms/form-fields'
import { paths } from '~/paths'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Archives a contact and revokes their links, or restores the contact. */
export async function action({ request, scope, params: { contactId } }: Args<typeof handle, 'contactId'>) {
  const isArchived = new URLSearchParams(await request.text()).get(ARCHIVE_FIELD) !== 'nein'
  await archiveContact(house, scope, contactId, isArchived)
  return saved<'contacts'>(request, paths.contact(contactId), isArchived ? 'archiviert' : 'aufgenommen')
}
