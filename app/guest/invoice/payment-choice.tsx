import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { paths } from '~/paths'
import { choosePaymentOf } from './forms.server'
import { InvoicePageView, invoiceTitle } from './invoice-page'
import { invoicePage } from './page.server'

export const handle = {
  access: 'link',
  purpose: 'rechnung',
  title: invoiceTitle,
} satisfies RouteHandle

export function loader({ scope, token }: Args<typeof handle>) {
  return invoicePage({ scope, page: paths.invoice(token) })
}

export function action({ request, scope, token }: Args<typeof handle>) {
  return choosePaymentOf({ request, scope, page: paths.invoice(token) })
}

export default function PaymentChoice() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} />
}
