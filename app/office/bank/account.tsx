import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getBankAccount } from '~/domain/bank/accounts.server'
import { hasAnswers } from '~/domain/bank/doubles.server'
import { countNaming } from '~/domain/bank/named-by.server'
import { may } from '~/domain/kernel/rights'
import { readHistory } from '~/domain/records/past.server'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { AccountPage } from './account-page'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.bank.accounts.one, data, 'account', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'accountId'>) {
  const account = await getBankAccount(house.reader, scope, params.accountId)
  return {
    account,
    naming: account.isOnInvoices ? 0 : await countNaming(house.reader, scope, account.iban),
    history: await readHistory(house.reader, scope, 'bank_account', params.accountId),
    hasAnswers: await hasAnswers(house.reader, scope, params.accountId),
    mayKeep: may(scope.role, 'keep_invoices'),
    mayManage: may(scope.role, 'manage_firm'),
  }
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />
}
