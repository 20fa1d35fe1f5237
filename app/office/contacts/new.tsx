import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { ContactConflict } from '~/domain/contacts/conflict'
import { getCustomer } from '~/domain/customers/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
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

export async function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  const { id, name } = await getCustomer(house.reader, scope, params.customerId)
  return { customer: { id, name }, formKey: randomUUID() }
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
