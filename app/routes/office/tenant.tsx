import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { logoPageData } from '~/pages/tenant-page.server'
import { TenantPage } from '~/ui/tenants/tenant-page'

export const handle = { access: 'manage_firm', title: (texts) => texts.tenants.one } satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return logoPageData(scope)
}

export default function Tenant() {
  return <TenantPage {...useLoaderData<typeof loader>()} />
}
