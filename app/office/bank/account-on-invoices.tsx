import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { nameOnInvoices } from '~/domain/bank/account-use.server'
import { house } from '~/house.server'
import { accountUseData, carryOutUse } from './account-use.server'
import { AccountUsePage } from './account-use-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.bank.accounts.putOnInvoices,
} satisfies RouteHandle

export function loader({ scope, user, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  return accountUseData({ scope, user }, accountId, 'invoices')
}

export function action({ request, scope, user, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  return carryOutUse({ request, scope, user, accountId, savedAs: 'auf_rechnungen' }, () =>
    nameOnInvoices(house, scope, accountId),
  )
}

export default function AccountOnInvoices() {
  return <AccountUsePage {...useLoaderData<typeof loader>()} use="invoices" />
}
