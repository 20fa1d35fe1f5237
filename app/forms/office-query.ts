import { paths } from '~/paths'
import { listQuery, page } from './list-query'

/** Which page of each list the office home shows. */
export interface OfficeQuery {
  invoices: number
  employees: number
}

const query = listQuery({ invoices: page('seite'), employees: page('mitarbeiterseite') })

export const readOfficeQuery: (request: Request) => OfficeQuery = query.read

/** The address of the office home at these pages of its lists. */
export function officePath(pages: OfficeQuery, list: 'rechnungen' | 'mitarbeiter'): string {
  return `${paths.office()}${query.write(pages)}#${list}`
}
