import type { Args, RouteHandle } from '~/auth/access'
import { revokeMandate } from '~/domain/mandates/status.server'
import { decideMandate } from '~/pages/mandate-page.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Ends a mandate, or turns a request down. */
export function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  return decideMandate({
    request,
    scope,
    mandateId,
    decide: revokeMandate,
    becomes: ['revoked', 'rejected'],
    said: 'beendet',
  })
}
