import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { readMandateList } from '~/domain/mandates/list.server'
import { house } from '~/house.server'
import { useHref, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { EmptyList } from '~/kit/records/empty-list'
import { paths } from '~/paths'
import { MandateList } from './list-table'
import { readMandateQuery } from './query'
import { MandateSearch } from './search'

export const handle = {
  access: 'see_customers',
  title: (texts) => texts.mandates.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readMandateQuery(request)
  return {
    query,
    mandates: await readMandateList(house.reader, scope, query),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Mandates() {
  const { mandates, query, mayKeep } = useLoaderData<typeof loader>()
  const { mandates: texts, customers } = useTexts()
  const href = useHref()
  const isAll = query.search === '' && query.state === 'all'
  return (
    <>
      <BackLink to={paths.customers()} label={customers.back} />
      <h1>{texts.title}</h1>
      {mayKeep ? (
        <p className="actions screen-only">
          <a className="button" href={href(paths.mandateCustomer())}>
            {texts.add}
          </a>
        </p>
      ) : null}
      <MandateSearch query={query} />
      {mandates.items.length === 0 ? (
        <EmptyList
          shown={mandates}
          isNarrowed={!isAll}
          texts={texts}
          first={mayKeep ? { to: paths.mandateCustomer(), label: texts.add } : null}
        />
      ) : (
        <MandateList mandates={mandates} query={query} />
      )}
    </>
  )
}
