import type { Args, RouteHandle } from '~/auth/access'
import { approveMandate } from '~/domain/mandates/status.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Lets a customer be debited. */
export async function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  await approveMandate(house, scope, mandateId)
  return saved<'mandates'>(request, paths.mandate(mandateId), 'bestaetigt')
}
