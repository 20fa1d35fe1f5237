import { useLoaderData } from '@remix-run/react'
import type { Texts } from '~/i18n/texts'
import { InvoicePageView } from '~/ui/invoice/invoice-page'
import { invoice } from '../constants.server'

export const handle = { title: (texts: Texts) => texts.invoice.pageTitle }

export function loader() {
  return invoice
}

export default function Invoice() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} />
}
