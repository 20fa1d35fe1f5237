import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { messageAboutInvoice } from '~/pages/invoice-forms.server'
import { invoicePage } from '~/pages/invoice-page.server'
import { paths } from '~/paths'
import { InvoicePageView, invoiceTitle } from '~/ui/invoice/invoice-page'

export const handle = {
  access: 'link',
  purpose: 'rechnung',
  title: invoiceTitle,
} satisfies RouteHandle

export function loader({ scope, token }: Args<typeof handle>) {
  return invoicePage({ scope, page: paths.invoice(token) })
}

export function action({ request, scope, token }: Args<typeof handle>) {
  return messageAboutInvoice({ request, scope, page: paths.invoice(token) })
}

export default function InvoiceMessage() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} />
}
