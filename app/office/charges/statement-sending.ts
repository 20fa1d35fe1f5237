import type { Args, RouteHandle } from '~/auth/access'
import { type SentStatement, sendStatement } from '~/domain/charges/send-statement.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

const SAVED = {
  sent: 'verschickt',
  'sent before': 'schon_verschickt',
  'no address': 'keine_adresse',
  'no paper': 'kein_papier',
  'nothing open': 'nichts_offen',
  changed: 'geaendert',
} as const satisfies Record<SentStatement, string>

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Mails a statement of claims with its paper. */
export async function action({
  request,
  scope,
  params: { statementId },
}: Args<typeof handle, 'statementId'>) {
  const done = await sendStatement(house, scope, statementId)
  return saved<'charges'>(request, paths.chargeStatement(statementId), SAVED[done])
}
