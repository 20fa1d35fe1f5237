import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listLinkLooks } from '~/domain/links/shown.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { LinkLooksPage } from './looks-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.linkLooks.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  const { id, name } = await readSettings(house.reader, scope)
  return { tenant: { id, name }, looks: await listLinkLooks(house.reader, scope) }
}

export default function LinkLooks() {
  return <LinkLooksPage {...useLoaderData<typeof loader>()} />
}
