import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { CompanyPage } from './company-page'
import { companyForm } from './firm-forms'
import { tenantPageData } from './page.server'
import { saveSection } from './section.server'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.company.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'company', companyForm)
}

export default function TenantCompany() {
  return <CompanyPage {...useLoaderData<typeof loader>()} />
}
