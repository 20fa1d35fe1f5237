import type { SearchQuery } from '~/domain/search/search.server'
import { listQuery, search } from './list-query'
import { sumsIn } from './sums-in'

export const SEARCH_FIELD = 'suche'
const SHORTEST = 2

const query = listQuery<{ search: string }>({ search: search(SEARCH_FIELD) })

/** Interprets the text of the search box in every way that makes sense. */
export function readSearchQuery(request: Request): SearchQuery & { isTooShort: boolean } {
  const { search } = query.read(request)
  const isTooShort = search.length < SHORTEST
  return { search, sums: sumsIn(search), account: accountIn(search), isTooShort }
}

/** Last four digits of an IBAN: alone, after a name, at the end of a whole IBAN, or as masked. */
function accountIn(search: string): SearchQuery['account'] {
  const typed = search.replace(/\s/g, '')
  const [, whole] = /^[A-Z]{2}\d{2}[A-Z\d]{7,26}(\d{4})$/i.exec(typed) ?? []
  const [, masked] = /^(?:[A-Z]{2})?\d{0,2}[*….]+(\d{4})$/i.exec(typed) ?? []
  const end = whole ?? masked
  if (end !== undefined) return { end, beside: '' }
  const [, beside = '', last] = /^(?:(.*)\s)?[*….]*(\d{4})$/.exec(search) ?? []
  return last === undefined ? undefined : { end: last, beside }
}
