import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { isTaken } from '~/domain/tenants/sender.server'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { senderForm } from './forms'
import { senderPageData } from './page.server'
import { saveSection } from './section.server'
import { SenderPage } from './sender-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.sender.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return senderPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  const schema = senderForm((address) => isTaken(house.reader, scope, address))
  return saveSection(request, scope, 'sender', schema)
}

export default function TenantSender() {
  return <SenderPage {...useLoaderData<typeof loader>()} />
}
