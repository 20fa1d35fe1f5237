import type { Args, RouteHandle } from '~/auth/access'
import { archiveContact } from '~/domain/contacts/archive.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { archiveForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Archives a contact and revokes their links, or restores the contact. */
export async function action({ request, scope, params: { contactId } }: Args<typeof handle, 'contactId'>) {
  const { archiviert: isArchived } = await readFields(request, archiveForm)
  await archiveContact(house, scope, contactId, isArchived)
  return saved<'contacts'>(request, paths.contact(contactId), isArchived ? 'archiviert' : 'aufgenommen')
}
