import type { ContractFilter, ContractQuery } from '~/domain/contracts/list.server'
import { listQuery, oneOf, place, search } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const ORDER_FIELD = 'reihenfolge'
export const STATES = { pausiert: 'paused', beendet: 'ended', archiviert: 'archived' } as const
export const ORDERS = { naechste: 'next' } as const

const query = listQuery<ContractQuery>({
  search: search(SEARCH_FIELD),
  state: oneOf(STATE_FIELD, STATES, 'running' as const),
  order: oneOf(ORDER_FIELD, ORDERS, 'title' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readContractQuery: (request: Request) => ContractQuery = query.read

export function contractsPath(narrowed: Partial<ContractQuery>): string {
  return paths.contracts() + query.write(narrowed)
}

export function contractsFilePath({ search, state, order }: ContractFilter): string {
  return paths.contractsFile() + query.write({ search, state, order })
}
