import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { secondFactorForm } from '~/forms/tenant-forms'
import { titleAbout } from '~/kit/title'
import { tenantPageData } from '~/pages/tenant-page.server'
import { saveSection } from '~/pages/tenant-section.server'
import { SecondFactorPage } from '~/ui/tenants/second-factor-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.secondFactor.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'second_factor', secondFactorForm)
}

export default function TenantSecondFactor() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
