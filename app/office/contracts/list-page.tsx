import type { ContractQuery, ListedContract } from '~/domain/contracts/list.server'
import type { ListPage } from '~/domain/lists/paging'
import { useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleOf } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { paths } from '~/paths'
import { ContractList } from './list-table'
import { contractsFilePath, contractsPath } from './query'
import { ContractSearch } from './search'

interface Props {
  contracts: ListPage<ListedContract>
  query: ContractQuery
  mayKeep: boolean
}

const TABS = ['running', 'paused', 'ended', 'archived'] as const

export function ContractsPage({ contracts, query, mayKeep }: Props) {
  const { contracts: texts, records } = useTexts()
  const isAll = query.search === '' && query.state === 'running'
  return (
    <>
      <PageHead
        title={texts.title}
        next={mayKeep ? { label: texts.add, to: paths.contractCustomer() } : null}
        others={[
          { label: texts.upcoming.toRuns, to: paths.billing() },
          { label: records.file, to: contractsFilePath(query) },
        ]}
      />
      <Tabs
        label={texts.search.state}
        tabs={TABS.map((state) => ({
          label: texts.states[state],
          to: contractsPath({ search: query.search, order: query.order, state }),
          isCurrent: query.state === state,
        }))}
      />
      <ContractSearch query={query} />
      {contracts.items.length === 0 ? (
        <EmptyList
          shown={contracts}
          isNarrowed={!isAll}
          texts={texts}
          first={mayKeep ? { to: paths.contractCustomer(), label: texts.addFirst } : null}
          example={<ExampleOf list="contracts" />}
        />
      ) : (
        <ContractList contracts={contracts} query={query} />
      )}
    </>
  )
}
