import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { collectFor } from '~/domain/bank/account-use.server'
import { house } from '~/house.server'
import { accountUseData, carryOutUse } from './account-use.server'
import { AccountUsePage } from './account-use-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.bank.accounts.collectHere,
} satisfies RouteHandle

export function loader({ scope, user, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  return accountUseData({ scope, user }, accountId, 'debits')
}

export function action({ request, scope, user, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  return carryOutUse({ request, scope, user, accountId, savedAs: 'zum_einziehen' }, () =>
    collectFor(house, scope, accountId),
  )
}

export default function AccountForDebits() {
  return <AccountUsePage {...useLoaderData<typeof loader>()} use="debits" />
}
