import type { Place } from '~/domain/paging'
import { paths } from '~/paths'
import { listQuery, place } from './list-query'

/** Where in each of its lists the office home is. */
export interface OfficeQuery {
  invoices: Place
  employees: Place
}

const query = listQuery<OfficeQuery>({
  invoices: place({ page: 'seite', after: 'nach', before: 'vor' }),
  employees: place({ page: 'mitarbeiterseite', after: 'mitarbeiternach', before: 'mitarbeitervor' }),
})

export const readOfficeQuery: (request: Request) => OfficeQuery = query.read

/** The address of the office home at these places of its lists. */
export function officePath(places: OfficeQuery, list: 'rechnungen' | 'mitarbeiter'): string {
  return `${paths.office()}${query.write(places)}#${list}`
}
