import type { Args, RouteHandle } from '~/auth/access'
import { EndpointConflict } from '~/domain/events/endpoints.server'
import { replayDelivery } from '~/domain/events/replay.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'endpointId' | 'deliveryId'>) {
  const page = paths.eventDelivery(scope.tenantId, params.endpointId, params.deliveryId)
  try {
    const isQueued = await replayDelivery(house, scope, params)
    return saved<'events'>(request, page, isQueued ? 'replayed' : 'nichts')
  } catch (error) {
    if (!(error instanceof EndpointConflict)) throw error
    return saved<'events'>(request, page, 'nichts')
  }
}
