import { useLoaderData } from '@remix-run/react'
import { InvoicePageView } from '~/ui/invoice/invoice-page'
import { pageTitle } from '~/ui/title'
import { invoice } from '../constants.server'

export const meta = pageTitle((texts) => texts.invoice.pageTitle)

export function loader() {
  return invoice
}

export default function Invoice() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} />
}
