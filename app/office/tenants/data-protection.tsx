import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { DataProtectionPage } from './data-protection-page'
import { dataProtectionForm } from './forms'
import { tenantPageData } from './page.server'
import { saveSection } from './section.server'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.dataProtection.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'data_protection', dataProtectionForm)
}

export default function TenantDataProtection() {
  return <DataProtectionPage {...useLoaderData<typeof loader>()} />
}
