import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readCustomerPayments } from '~/domain/overviews/customer-payments.server'
import { house } from '~/house.server'
import { readPaymentsQuery } from '~/kit/forms/payments-query'
import { titleAbout } from '~/kit/title'
import { CustomerPaymentsPage } from '../invoices/customer-payments-page'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.invoices.money.bookings.title, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const shown = readPaymentsQuery(request)
  const page = await readCustomerPayments(house.reader, scope, params.customerId, shown)
  return { ...page, shown, today: scope.today, formKey: randomUUID() }
}

export default function CustomerPayments() {
  return <CustomerPaymentsPage {...useLoaderData<typeof loader>()} />
}
