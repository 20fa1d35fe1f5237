import type { Args, RouteHandle } from '~/auth/access'
import { forgetAnswers } from '~/domain/bank/doubles.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Asks again what was said of bookings that are perhaps there twice. */
export async function action({ request, scope, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  await forgetAnswers(house, scope, accountId)
  return saved<'bank'>(request, paths.bankAccount(accountId), 'antworten_vergessen')
}
