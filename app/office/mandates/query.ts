import type { MandateFilter, MandateQuery } from '~/domain/mandates/list.server'
import { listQuery, oneOf, place, search } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const ORDER_FIELD = 'reihenfolge'
export const STATES = {
  angefragt: 'requested',
  gueltig: 'active',
  angehalten: 'stopped',
  erloschen: 'lapsed',
  beendet: 'ended',
} as const
export const ORDERS = { referenz: 'reference', ungenutzt: 'unused' } as const

const query = listQuery<MandateQuery>({
  search: search(SEARCH_FIELD),
  state: oneOf(STATE_FIELD, STATES, 'all' as const),
  order: oneOf(ORDER_FIELD, ORDERS, 'newest' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readMandateQuery: (request: Request) => MandateQuery = query.read

export function mandatesPath(narrowed: Partial<MandateQuery>): string {
  return paths.mandates() + query.write(narrowed)
}

export function mandatesFilePath({ search, state, order }: MandateFilter): string {
  return paths.mandatesFile() + query.write({ search, state, order })
}
