import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { companyForm } from '~/forms/firm-forms'
import { titleAbout } from '~/kit/title'
import { tenantPageData } from '~/pages/tenant-page.server'
import { saveSection } from '~/pages/tenant-section.server'
import { CompanyPage } from '~/ui/tenants/company-page'

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
