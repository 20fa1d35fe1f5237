import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { house } from '~/house.server'
import type { Texts } from '~/i18n/texts'
import { readBookingsPage } from '~/kit/forms/payments-query'
import { titleAbout } from '~/kit/title'
import { OfficeInvoicePage } from './invoice-page'
import { readOfficeInvoicePage } from './page.server'

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

/** With the number, or for a draft the customer. */
function invoiceTitle({ invoices }: Texts, data: unknown): string {
  const hasNumber = typeof (data as { number?: unknown } | null)?.number === 'string'
  return hasNumber
    ? titleAbout(invoices.one, data, 'number')
    : titleAbout(invoices.draft, data, 'customer', 'name')
}
