import type { Args, RouteHandle } from '~/auth/access'
import { pauseEndpoint } from '~/domain/events/endpoints.server'
import { house } from '~/house.server'
import { actOnEndpoint } from './act.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'endpointId'>) {
  return actOnEndpoint(request, scope, params.endpointId, async () => {
    await pauseEndpoint(house, scope, params.endpointId)
    return 'paused'
  })
}
