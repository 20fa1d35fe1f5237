import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { termsForm } from './forms'
import { tenantPageData } from './page.server'
import { saveSection } from './section.server'
import { TermsPage } from './terms-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.terms.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'terms', termsForm)
}

export default function TenantTerms() {
  return <TermsPage {...useLoaderData<typeof loader>()} />
}
