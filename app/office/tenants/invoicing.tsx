import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { invoicingForm } from './firm-forms'
import { InvoicingPage } from './invoicing-page'
import { tenantPageData } from './page.server'
import { saveSection } from './section.server'

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
