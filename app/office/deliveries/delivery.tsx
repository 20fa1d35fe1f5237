import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { DeliveryPage } from './delivery-page'
import { deliveryPageData } from './page.server'

export const handle = {
  access: 'see_employees',
  title: (texts) => texts.deliveries.one,
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'receivedId'>) {
  return { delivery: await deliveryPageData(scope, params.receivedId), formKey: randomUUID() }
}

export default function Delivery() {
  return <DeliveryPage {...useLoaderData<typeof loader>()} />
}
