import type { ListPage } from '~/domain/lists/paging'
import type { ListedMandate, MandateQuery } from '~/domain/mandates/list.server'
import { useHref, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { EmptyList } from '~/kit/records/empty-list'
import { paths } from '~/paths'
import { MandateList } from './list-table'
import { MandateSearch } from './search'

export interface Props {
  mandates: ListPage<ListedMandate>
  query: MandateQuery
  mayKeep: boolean
}

export function MandatesPage({ mandates, query, mayKeep }: Props) {
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
