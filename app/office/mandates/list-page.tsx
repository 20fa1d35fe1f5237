import type { ListPage } from '~/domain/lists/paging'
import type { ListedMandate, MandateQuery } from '~/domain/mandates/list.server'
import { useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { paths } from '~/paths'
import { MandateList } from './list-table'
import { mandatesFilePath, mandatesPath } from './query'
import { MandateSearch } from './search'

interface Props {
  mandates: ListPage<ListedMandate>
  query: MandateQuery
  mayKeep: boolean
}

const TABS = ['all', 'requested', 'active', 'lapsed', 'ended'] as const

export function MandatesPage({ mandates, query, mayKeep }: Props) {
  const { mandates: texts, customers, records } = useTexts()
  const isAll = query.search === '' && query.state === 'all'
  const { all, states } = texts.search
  return (
    <>
      <PageHead
        back={{ to: paths.customers(), label: customers.back }}
        title={texts.title}
        next={mayKeep ? { label: texts.add, to: paths.mandateCustomer() } : null}
        others={[{ label: records.file, to: mandatesFilePath(query) }]}
      />
      <Tabs
        label={texts.facts.status}
        tabs={TABS.map((state) => ({
          label: state === 'all' ? all : states[state],
          to: mandatesPath({ search: query.search, order: query.order, state }),
          isCurrent: query.state === state,
        }))}
      />
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
