import type { SearchQuery } from '~/domain/office/search.server'
import { parseCents } from './decimal'
import { listQuery, search } from './list-query'

export const SEARCH_FIELD = 'suche'
const SHORTEST = 2

const query = listQuery<{ search: string }>({ search: search(SEARCH_FIELD) })

/** What was typed into the one box, read in every way that it makes sense. */
export function readSearchQuery(request: Request): SearchQuery & { isTooShort: boolean } {
  const { search } = query.read(request)
  const isTooShort = search.length < SHORTEST
  return { search, cents: centsOf(search), accountEnd: accountEndOf(search), isTooShort }
}

/** As Germans write an amount, or as the English do: `1,720.15`. */
function centsOf(search: string): number | undefined {
  const inEnglish = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?\D*$/.test(search)
  return parseCents(inEnglish ? search.replaceAll(',', '') : search)
}

/** The last four digits of an IBAN: typed alone, behind the whole IBAN, or as it is masked. */
function accountEndOf(search: string): string | undefined {
  const typed = search.replace(/[\s*….]/g, '')
  return /^(?:[A-Za-z]{2}[\dA-Za-z]*)?(\d{4})$/.exec(typed)?.[1]
}
