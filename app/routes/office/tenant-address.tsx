import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { addressForm } from '~/forms/tenant-forms'
import { titleAbout } from '~/kit/title'
import { tenantPageData } from '~/pages/tenant-page.server'
import { saveSection } from '~/pages/tenant-section.server'
import { AddressPage } from '~/ui/tenants/address-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.address.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'address', addressForm)
}

export default function TenantAddress() {
  return <AddressPage {...useLoaderData<typeof loader>()} />
}
