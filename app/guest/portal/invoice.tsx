import { useLoaderData, useParams } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { paths } from '~/paths'
import { InvoicePageView, invoiceTitle } from '../invoice/invoice-page'
import { invoicePage } from '../invoice/page.server'

export const handle = {
  access: 'link',
  purpose: 'portal',
  title: invoiceTitle,
} satisfies RouteHandle

export function loader({ scope, token, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return invoicePage({ scope, invoiceId, page: paths.portalInvoice(token, invoiceId) })
}

export default function PortalInvoice() {
  const { token = '' } = useParams()
  return <InvoicePageView {...useLoaderData<typeof loader>()} portal={paths.portal(token)} />
}
