import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readCustomerList } from '~/domain/customers/list.server'
import { readOwing } from '~/domain/invoices/payments/owing.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { readCustomerQuery } from '~/kit/forms/customer-query'
import { CustomersPage } from './list-page'

export const handle = {
  access: 'see_customers',
  title: (texts) => texts.customers.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readCustomerQuery(request)
  const customers = await readCustomerList(house.reader, scope, query)
  const ids = customers.items.map(({ id }) => id)
  return {
    query,
    customers,
    owing: await readOwing(house.reader, scope, ids),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Customers() {
  return <CustomersPage {...useLoaderData<typeof loader>()} />
}
