import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { readCustomerAccount } from '~/domain/overviews/customer-account.server'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { AccountPage } from './account-page'
import { readAccountQuery } from './account-query'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.customers.account.title, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const asked = readAccountQuery(request)
  const account = await readCustomerAccount(house.reader, scope, params.customerId, asked)
  const { id, name } = account.customer
  const isUsual = asked.from === undefined && asked.to === undefined
  return { ...account, customer: { id, name }, isUsual, mayKeep: may(scope.role, 'keep_invoices') }
}

export default function CustomerAccount() {
  return <AccountPage {...useLoaderData<typeof loader>()} />
}
