import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { ContactPage } from './contact-page'
import { readContactPage } from './page.server'

export const handle = {
  access: 'see_customers',
  title: (texts, data) => titleAbout(texts.contacts.title, data, 'contact', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'contactId'>) {
  return {
    ...(await readContactPage(house, scope, params.contactId)),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} />
}
