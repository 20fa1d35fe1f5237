import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { house } from '~/house.server'
import { readBookingsPage } from '~/kit/forms/payments-query'
import { OfficeInvoicePage } from './invoice-page'
import { readOfficeInvoicePage } from './page.server'
import { invoiceTitle } from './title'

export const handle = {
  access: 'see_invoices',
  title: invoiceTitle,
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  const page = readBookingsPage(request)
  return { ...(await readOfficeInvoicePage(house, scope, params.invoiceId, page)), copyKey: randomUUID() }
}

export default function Invoice() {
  return <OfficeInvoicePage {...useLoaderData<typeof loader>()} />
}
