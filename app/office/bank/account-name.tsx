import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getBankAccount } from '~/domain/bank/accounts.server'
import { renameAccount } from '~/domain/bank/change-account.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { AccountNamePage } from './account-name-page'
import { accountNameForm } from './forms'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.bank.accounts.rename,
} satisfies RouteHandle

export async function loader({ scope, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  return { account: await getBankAccount(house.reader, scope, accountId) }
}

export async function action({ request, scope, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  await getBankAccount(house.reader, scope, accountId)
  return carryOutForm({ request, schema: accountNameForm }, async ({ name, bank_name }) => {
    await renameAccount(house, scope, accountId, { name, bankName: bank_name })
    return saved<'bank'>(request, paths.bankAccount(accountId), 'konto')
  })
}

export default function AccountName() {
  return <AccountNamePage {...useLoaderData<typeof loader>()} />
}
