import type { StandingFilter } from '~/domain/invoices/payments/standing-filter.server'
import type { InvoiceOrder } from '~/domain/invoices/payments/standing-order.server'
import type { InvoiceListing, InvoiceListQuery } from '~/domain/invoices/payments/standings.server'
import { listQuery, oneOf, place, search, year } from '~/kit/forms/list-query'
import { sumsIn } from '~/kit/forms/sums-in'
import { paths } from '~/paths'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const YEAR_FIELD = 'jahr'
export const ORDER_FIELD = 'reihenfolge'
export const STATES = {
  offen: 'open',
  ueberfaellig: 'overdue',
  lastschrift: 'direct_debit',
  klaerung: 'disputed',
  bezahlt: 'paid',
  storniert: 'cancelled',
  entwurf: 'draft',
} as const satisfies Record<string, StandingFilter>
export const ORDERS = { faellig: 'due', betrag: 'amount' } as const satisfies Record<string, InvoiceOrder>

type InAddress = Omit<InvoiceListQuery, 'sums' | 'customerId' | 'from' | 'to'>

const query = listQuery<InAddress>({
  search: search(SEARCH_FIELD),
  state: oneOf(STATE_FIELD, STATES, 'all' as const),
  year: year(YEAR_FIELD),
  order: oneOf(ORDER_FIELD, ORDERS, 'newest' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

/** Also reads amounts in the search text. */
export function readInvoiceListQuery(request: Request): InvoiceListQuery {
  const inAddress = query.read(request)
  return { ...inAddress, sums: sumsIn(inAddress.search) }
}

export function invoicesPath(narrowed: Partial<InAddress>): string {
  return paths.invoices() + query.write(narrowed)
}

export function invoicesFilePath({ search, state, year, order }: Omit<InvoiceListing, 'sums'>): string {
  return paths.invoicesFile() + query.write({ search, state, year, order })
}

/** Within one of its states, which the tabs choose. */
export function isNarrowed({ search, year }: Pick<InAddress, 'search' | 'year'>): boolean {
  return search !== '' || year !== undefined
}
