import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readCustomerList } from '~/domain/customers/list.server'
import { readCustomerQuery } from '~/forms/customer-query'
import { house } from '~/house.server'
import { ChooseCustomerPage } from '~/ui/invoices/editor/choose-customer-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.invoices.add,
} satisfies RouteHandle

/** Whom the invoice is for. */
export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readCustomerQuery(request)
  const { items, ...paged } = await readCustomerList(house.reader, scope, query)
  return {
    search: query.search,
    customers: { ...paged, items: items.map(({ id, name, number, city }) => ({ id, name, number, city })) },
  }
}

export default function NewInvoice() {
  return <ChooseCustomerPage {...useLoaderData<typeof loader>()} />
}
