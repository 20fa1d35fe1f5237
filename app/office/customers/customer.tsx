import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { CustomerPage } from './customer-page'
import { readCustomerPage } from './page.server'

export const handle = {
  access: 'see_customers',
  title: (texts, data) => titleAbout(texts.customers.one, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  return {
    ...(await readCustomerPage(house, scope, params.customerId)),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Customer() {
  return <CustomerPage {...useLoaderData<typeof loader>()} />
}
