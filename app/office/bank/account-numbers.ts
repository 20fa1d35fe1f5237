import type { Args, RouteHandle } from '~/auth/access'
import { heedNumbers } from '~/domain/bank/doubles.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Numbers and references of an account's files tell copies apart again. */
export async function action({ request, scope, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  await heedNumbers(house, scope, accountId)
  return saved<'bank'>(request, paths.bankAccount(accountId), 'nummern_beachten')
}
