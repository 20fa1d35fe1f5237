import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readDeliveries } from '~/domain/events/deliveries.server'
import { getEndpoint } from '~/domain/events/list.server'
import { house } from '~/house.server'
import { EndpointPage } from './endpoint-page'
import { readDeliveryQuery } from './query'
import { takeSecret } from './shown-secret.server'
import { endpointTitle } from './title'

export const handle = { access: 'manage_firm', title: endpointTitle } satisfies RouteHandle

export async function loader({ request, scope, user, params }: Args<typeof handle, 'endpointId'>) {
  const { endpointId } = params
  const query = readDeliveryQuery(request)
  return {
    firmId: scope.tenantId,
    endpoint: await getEndpoint(house.reader, scope, endpointId, scope.at),
    query,
    deliveries: await readDeliveries(house.reader, scope, endpointId, query),
    shown: request.method === 'GET' ? takeSecret(user, scope, endpointId) : null,
  }
}

export default function Endpoint() {
  return <EndpointPage {...useLoaderData<typeof loader>()} />
}
