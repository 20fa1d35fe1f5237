import type { Args, RouteHandle } from '~/auth/access'
import { type SentAccount, sendAccount } from '~/domain/overviews/send-account.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { accountForm, accountPath } from './account-query'

const SAVED = {
  sent: 'konto_gesendet',
  'sent before': 'konto_schon_gesendet',
  'no address': 'keine_adresse',
  'no paper': 'kein_papier',
} as const satisfies Record<SentAccount, string>

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Mails the account as the page shows it. */
export async function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const range = await readFields(request, accountForm)
  const done = await sendAccount(house, scope, customerId, range)
  return saved<'customers'>(request, accountPath(customerId, range), SAVED[done])
}
