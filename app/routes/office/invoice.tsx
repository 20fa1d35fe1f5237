import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readOfficeInvoicePage } from '~/domain/office/invoice-page.server'
import { house } from '~/house.server'
import { OfficeInvoicePage } from '~/ui/invoices/invoice-page'
import { titleAbout } from '~/ui/title'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.invoices.one, data, 'number'),
} satisfies RouteHandle

export function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  return readOfficeInvoicePage(house, scope, params.invoiceId)
}

export default function Invoice() {
  return <OfficeInvoicePage {...useLoaderData<typeof loader>()} />
}
