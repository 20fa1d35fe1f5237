import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { ContactConflict } from '~/domain/contacts/conflict'
import { findContact } from '~/domain/contacts/find.server'
import { getCustomer } from '~/domain/customers/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { keyOfNew } from '~/kit/forms/key-of-new.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { newContactForm } from './forms'
import { addContact } from './new.server'
import { NewContactPage } from './new-page'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.contacts.add, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id, name } = await getCustomer(house.reader, scope, params.customerId)
  const find = (key: string) => findContact(house.reader, scope, key)
  return { customer: { id, name }, formKey: await keyOfNew(request, { find, pathOf: paths.contact }) }
}

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const conflict = { of: ContactConflict, at: 'name' }
  return carryOutForm({ request, schema: newContactForm, conflict }, async (values) => {
    const id = await addContact(scope, customerId, values)
    return saved<'contacts'>(request, paths.contact(id), 'neu')
  })
}

export default function NewContact() {
  return <NewContactPage {...useLoaderData<typeof loader>()} />
}
