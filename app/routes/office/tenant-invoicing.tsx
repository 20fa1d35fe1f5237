import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { invoicingForm } from '~/forms/firm-forms'
import { titleAbout } from '~/kit/title'
import { tenantPageData } from '~/pages/tenant-page.server'
import { saveSection } from '~/pages/tenant-section.server'
import { InvoicingPage } from '~/ui/tenants/invoicing-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.invoicing.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'invoicing', invoicingForm)
}

export default function TenantInvoicing() {
  return <InvoicingPage {...useLoaderData<typeof loader>()} />
}
