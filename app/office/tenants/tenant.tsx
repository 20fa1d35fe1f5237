import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { firmPageData } from './page.server'
import { TenantPage } from './tenant-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.one, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return firmPageData(scope)
}

export default function Tenant() {
  return <TenantPage {...useLoaderData<typeof loader>()} />
}
