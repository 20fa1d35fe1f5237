import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { secondFactorForm } from './forms'
import { tenantPageData } from './page.server'
import { SecondFactorPage } from './second-factor-page'
import { saveSection } from './section.server'

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
