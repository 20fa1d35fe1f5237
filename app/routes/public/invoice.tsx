import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { invoicePageData } from '~/pages/invoice-page.server'
import { InvoicePageView } from '~/ui/invoice/invoice-page'

export const handle = {
  access: 'link',
  purpose: 'rechnung',
  title: (texts) => texts.invoice.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return invoicePageData(args)
}

export default function Invoice() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} />
}
