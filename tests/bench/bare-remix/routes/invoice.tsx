import { useLoaderData } from '@remix-run/react'
import { InvoicePageView, invoiceTitle } from '~/guest/invoice/invoice-page'
import { invoice } from '../constants.server'

export const handle = { title: invoiceTitle }

export function loader() {
  return invoice
}

export default function Invoice() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} />
}
