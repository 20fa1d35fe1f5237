import type { Args, RouteHandle } from '~/auth/access'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { mandateEndForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { decideMandate } from './decide.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Ends a mandate or rejects a request, whichever the page offered. */
export async function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  const { stand: seen } = await readFields(request, mandateEndForm)
  return decideMandate({
    request,
    scope,
    mandateId,
    decide: (...which) => revokeMandate(...which, seen),
    becomes: seen === 'requested' ? ['rejected'] : ['revoked'],
    savedAs: seen === 'requested' ? 'abgelehnt' : 'beendet',
  })
}
