import type { PortalQuery } from '~/domain/portals/customer.server'
import { paths } from '~/paths'
import { INVOICE_PAGE, readPage } from './page-number'

/** The states as they stand in an address. */
const STATES = {
  offen: 'open',
  ueberfaellig: 'overdue',
  bezahlt: 'paid',
  storniert: 'cancelled',
} as const satisfies Record<string, PortalQuery['state']>

const YEAR = /^20\d\d$/

/** What an address asks of the list; whatever is no state, year or page is as if it were not there. */
export function readPortalQuery(search: URLSearchParams): PortalQuery {
  const year = search.get('jahr') ?? ''
  const state = search.get('stand') ?? ''
  return {
    ...(YEAR.test(year) ? { year: Number(year) } : {}),
    state: Object.hasOwn(STATES, state) ? STATES[state as keyof typeof STATES] : 'all',
    page: readPage(search, INVOICE_PAGE),
  }
}

/** The address of the portal with its list narrowed down. */
export function portalPath(token: string, { year, state, page }: PortalQuery): string {
  const search = new URLSearchParams()
  const stand = Object.entries(STATES).find(([, value]) => value === state)?.[0]
  if (year !== undefined) search.set('jahr', String(year))
  if (stand !== undefined) search.set('stand', stand)
  if (page > 1) search.set(INVOICE_PAGE, String(page))
  return `${paths.portal(token)}${search.size > 0 ? `?${search}` : ''}#rechnungen`
}
