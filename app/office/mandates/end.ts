import type { Args, RouteHandle } from '~/auth/access'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { decideMandate } from './decide.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Ends a mandate or rejects a request, whichever the page offered. */
export async function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  const shown = new URLSearchParams(await request.text()).get(SEEN_FIELD)
  const seen = shown === 'active' ? 'active' : 'requested'
  return decideMandate({
    request,
    scope,
    mandateId,
    decide: (...which) => revokeMandate(...which, seen),
    becomes: seen === 'active' ? ['revoked'] : ['rejected'],
    said: seen === 'active' ? 'beendet' : 'abgelehnt',
  })
}
