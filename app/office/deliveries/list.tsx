import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listForChoice } from '~/domain/employees/choice.server'
import { countRefused, readDeliveryList } from '~/domain/inbox/list.server'
import { eventsSeenBy } from '~/domain/inbox/seen'
import { house } from '~/house.server'
import { DeliveriesPage } from './list-page'
import { readDeliveryQuery } from './query'

export const handle = {
  access: 'see_employees',
  title: (texts) => texts.deliveries.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readDeliveryQuery(request)
  return {
    query,
    deliveries: await readDeliveryList(house.reader, scope, query),
    refused: await countRefused(house.reader, scope),
    events: eventsSeenBy(scope.role),
    employees: await listForChoice(house.reader, scope),
  }
}

export default function Deliveries() {
  return <DeliveriesPage {...useLoaderData<typeof loader>()} />
}
