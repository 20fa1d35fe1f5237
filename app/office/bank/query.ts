import type { BankQuery } from '~/domain/bank/list.server'
import type { Place } from '~/domain/lists/paging'
import { listQuery, oneOf, place, search } from '~/kit/forms/list-query'
import { BANK_ACCOUNT_PARAMETER, BANK_NUMBER_PARAMETER, paths } from '~/paths'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
const LONGEST_SEARCH = 100
const STATES = { offen: 'open', zugeordnet: 'assigned' } as const

const query = listQuery<BankQuery>({
  search: search(SEARCH_FIELD),
  state: oneOf(STATE_FIELD, STATES, 'all' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readBankQuery: (request: Request) => BankQuery = query.read

const statements = listQuery<{ place: Place }>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readStatementsQuery: (request: Request) => { place: Place } = statements.read

export function statementsPath(at: Place): string {
  return paths.bank() + statements.write({ place: at })
}

/** An item's address with what was searched for there, which a refused form leads back to. */
export function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${new URLSearchParams({ [SEARCH_FIELD]: search })}`
}

export function searchOf(request: Request): string {
  return new URL(request.url).searchParams.get(SEARCH_FIELD)?.trim().slice(0, LONGEST_SEARCH) ?? ''
}

export function bankPath(narrowed: Partial<BankQuery>): string {
  return paths.bankItems() + query.write(narrowed)
}

/** The account that a file was chosen for which does not say whose it is. */
export function accountIn(request: Request): string | undefined {
  return new URL(request.url).searchParams.get(BANK_ACCOUNT_PARAMETER) ?? undefined
}

/** A number in a file that is not the chosen account's, and belongs to it all the same. */
export function confirmedNumberIn(request: Request): string | undefined {
  return new URL(request.url).searchParams.get(BANK_NUMBER_PARAMETER) ?? undefined
}
