import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { listThreads } from '~/domain/messages/threads.server'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { readThreadQuery } from '../tasks/thread-query'
import { CustomerThreadsPage } from './threads-page'

export const handle = {
  access: 'see_customers',
  title: (texts, data) => titleAbout(texts.customers.threads.title, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id, name } = await getCustomer(house.reader, scope, params.customerId)
  const { place } = readThreadQuery(request)
  return { customer: { id, name }, threads: await listThreads(house, scope, { customerId: id, place }) }
}

export default function CustomerThreads() {
  return <CustomerThreadsPage {...useLoaderData<typeof loader>()} />
}
