import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { tenantPageData } from './page.server'
import { payrollOfficeForm } from './payroll-office-form'
import { PayrollOfficePage } from './payroll-office-page'
import { saveSection } from './section.server'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.payrollOffice.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'payroll_office', payrollOfficeForm)
}

export default function TenantPayrollOffice() {
  return <PayrollOfficePage {...useLoaderData<typeof loader>()} />
}
