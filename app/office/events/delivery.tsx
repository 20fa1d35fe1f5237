import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getDelivery } from '~/domain/events/deliveries.server'
import { house } from '~/house.server'
import { DeliveryPage } from './delivery-page'
import { endpointTitle } from './title'

export const handle = { access: 'manage_firm', title: endpointTitle } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'endpointId' | 'deliveryId'>) {
  const { endpoint, ...delivery } = await getDelivery(house.reader, scope, params)
  return { firmId: scope.tenantId, endpoint, delivery }
}

export default function Delivery() {
  return <DeliveryPage {...useLoaderData<typeof loader>()} />
}
