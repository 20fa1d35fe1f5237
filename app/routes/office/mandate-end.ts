import type { Args, RouteHandle } from '~/auth/access'
import { revokeMandate } from '~/domain/mandates/status.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Ends a mandate, or turns a request down. */
export async function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  await revokeMandate(house, scope, mandateId)
  return saved<'mandates'>(request, paths.mandate(mandateId), 'beendet')
}
