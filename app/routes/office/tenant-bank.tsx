import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { bankForm } from '~/forms/tenant-forms'
import { titleAbout } from '~/kit/title'
import { tenantPageData } from '~/pages/tenant-page.server'
import { saveSection } from '~/pages/tenant-section.server'
import { BankPage } from '~/ui/tenants/bank-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.bank.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'bank', bankForm)
}

export default function TenantBank() {
  return <BankPage {...useLoaderData<typeof loader>()} />
}
