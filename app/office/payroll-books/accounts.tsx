import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { BookConflict } from '~/domain/payroll-books/conflict'
import { keepAccountMap, readAccountMap } from '~/domain/payroll-books/map.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { AccountsPage } from './accounts-page'
import { accountsForm } from './forms'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollBooks.accounts.title,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return readAccountMap(house.reader, scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: BookConflict, at: 'form' }
  return carryOutForm({ request, schema: accountsForm, conflict }, async (map) => {
    await keepAccountMap(house, scope, map)
    return saved<'payrollBooks'>(request, paths.payrollAccounts(), 'konten')
  })
}

export default function PayrollAccounts() {
  return <AccountsPage {...useLoaderData<typeof loader>()} />
}
