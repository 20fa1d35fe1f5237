import type { Args, RouteHandle } from '~/auth/access'
import { closeAccount } from '~/domain/bank/change-account.server'
import { BankConflict } from '~/domain/bank/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { CLOSED_FIELD } from './fields'
import { closedForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** An account that is no longer used, or is again. */
export function action({ request, scope, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  const page = paths.bankAccount(accountId)
  const conflict = { of: BankConflict, at: 'form' }
  return carryOutForm({ request, schema: closedForm, page, conflict }, async (values) => {
    const isClosed = values[CLOSED_FIELD] === 'ja'
    await closeAccount(house, scope, accountId, isClosed)
    return saved<'bank'>(request, page, isClosed ? 'geschlossen' : 'offen')
  })
}
