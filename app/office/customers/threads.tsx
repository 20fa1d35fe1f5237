import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { listThreads } from '~/domain/messages/threads.server'
import { house } from '~/house.server'
import { useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { BackLink } from '~/kit/records/back-link'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { readThreadQuery, threadsPath } from '../tasks/thread-query'
import { ThreadTable } from '../tasks/thread-table'

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
  const {
    customer: { id, name },
    threads,
  } = useLoaderData<typeof loader>()
  const { threads: texts, backToOne } = useTexts().customers
  return (
    <>
      <BackLink to={paths.customer(id)} label={backToOne(name)} />
      <h1>{texts.title}</h1>
      {threads.items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <ThreadTable threads={threads.items} />
      )}
      <Pagination list={texts.title} shown={threads} pathOf={(place) => threadsPath(id, place)} />
    </>
  )
}
