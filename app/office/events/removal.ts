import type { Args, RouteHandle } from '~/auth/access'
import { removeEndpoint } from '~/domain/events/change.server'
import { EndpointConflict } from '~/domain/events/endpoints.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'endpointId'>) {
  const { endpointId } = params
  try {
    await removeEndpoint(house, scope, endpointId)
  } catch (error) {
    if (!(error instanceof EndpointConflict)) throw error
    return saved<'events'>(request, paths.eventEndpoint(scope.tenantId, endpointId), 'nichts')
  }
  logEvent('event_endpoint_removed', request, { user: scope.userId, tenant: scope.tenantId })
  return saved<'events'>(request, paths.eventEndpoints(scope.tenantId), 'removed')
}
