import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listEndpoints } from '~/domain/events/list.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { EndpointsPage } from './list-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.events.title, data, 'firm', 'name'),
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  const { id, name } = await readSettings(house.reader, scope)
  return { firm: { id, name }, endpoints: await listEndpoints(house.reader, scope) }
}

export default function Endpoints() {
  return <EndpointsPage {...useLoaderData<typeof loader>()} />
}
