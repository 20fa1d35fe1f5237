import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { addAccount } from '~/domain/bank/accounts.server'
import { BankConflict } from '~/domain/bank/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { accountForm } from './forms'
import { NewAccountPage } from './new-account-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.bank.accounts.addTitle,
} satisfies RouteHandle

export function loader(_: Args<typeof handle>) {
  return { formKey: randomUUID() }
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: BankConflict, at: 'iban' }
  return carryOutForm({ request, schema: accountForm, conflict }, async (values) => {
    await addAccount(house, scope, {
      id: values[FORM_KEY_FIELD] || randomUUID(),
      name: values.name,
      bankName: values.bank_name,
      iban: values.iban,
      bic: null,
    })
    return saved<'bank'>(request, paths.bank(), 'konto')
  })
}

export default function NewAccount() {
  return <NewAccountPage {...useLoaderData<typeof loader>()} />
}
