import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changeContact } from '~/domain/contacts/change.server'
import { ContactConflict } from '~/domain/contacts/conflict'
import { getContact } from '~/domain/contacts/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { ContactDetailsPage } from './details-page'
import { contactForm } from './forms'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.contacts.edit, data, 'contact', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'contactId'>) {
  return { contact: await getContact(house.reader, scope, params.contactId) }
}

export function action({ request, scope, params: { contactId } }: Args<typeof handle, 'contactId'>) {
  const conflict = { of: ContactConflict, at: 'email' }
  return carryOutForm({ request, schema: contactForm, conflict }, async (values) => {
    await changeContact(house, scope, contactId, values)
    return saved<'contacts'>(request, paths.contact(contactId), 'angaben')
  })
}

export default function ContactDetails() {
  return <ContactDetailsPage {...useLoaderData<typeof loader>()} />
}
