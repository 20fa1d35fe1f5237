import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { hasSeveralAccounts } from '~/domain/bank/accounts.server'
import { countOpenItems, readBankList } from '~/domain/bank/list.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { BankListPage } from './list-page'
import { readBankQuery } from './query'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.bank.list.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readBankQuery(request)
  return {
    query,
    items: await readBankList(house.reader, scope, query),
    hasSeveralAccounts: await hasSeveralAccounts(house.reader, scope),
    openCount: await countOpenItems(house.reader, scope),
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function BankList() {
  return <BankListPage {...useLoaderData<typeof loader>()} />
}
