import type { ContractQuery, ListedContract } from '~/domain/contracts/list.server'
import type { ListPage } from '~/domain/lists/paging'
import { useHref, useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { paths } from '~/paths'
import { ContractList } from './list-table'
import { ContractSearch } from './search'

interface Props {
  contracts: ListPage<ListedContract>
  query: ContractQuery
  mayKeep: boolean
}

export function ContractsPage({ contracts, query, mayKeep }: Props) {
  const texts = useTexts().contracts
  const href = useHref()
  const isAll = query.search === '' && query.state === 'running'
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="actions screen-only">
        {mayKeep ? (
          <a className="button" href={href(paths.contractCustomer())}>
            {texts.add}
          </a>
        ) : null}
        <a className="target" href={href(paths.billing())}>
          {texts.upcoming.toRuns}
        </a>
      </p>
      <ContractSearch query={query} />
      {contracts.items.length === 0 ? (
        <EmptyList
          shown={contracts}
          isNarrowed={!isAll}
          texts={texts}
          first={mayKeep ? { to: paths.contractCustomer(), label: texts.addFirst } : null}
        />
      ) : (
        <ContractList contracts={contracts} query={query} />
      )}
    </>
  )
}
