import { randomUUID } from 'node:crypto'
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

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  return { ...(await readOfficeInvoicePage(house, scope, params.invoiceId)), copyKey: randomUUID() }
}

export default function Invoice() {
  return <OfficeInvoicePage {...useLoaderData<typeof loader>()} />
}
