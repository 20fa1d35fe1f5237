import { paths } from '~/paths'
import { EMPLOYEE_PAGE, INVOICE_PAGE, readPage } from './page-number'

/** Which page of each list the office home shows. */
export interface ListPages {
  invoices: number
  employees: number
}

export function readOfficeLists(request: Request): ListPages {
  const search = new URL(request.url).searchParams
  return { invoices: readPage(search, INVOICE_PAGE), employees: readPage(search, EMPLOYEE_PAGE) }
}

/** The address of the office home at these pages of its lists. */
export function officePath({ invoices, employees }: ListPages, list: 'rechnungen' | 'mitarbeiter'): string {
  const search = new URLSearchParams()
  if (invoices > 1) search.set(INVOICE_PAGE, String(invoices))
  if (employees > 1) search.set(EMPLOYEE_PAGE, String(employees))
  return `${paths.office()}${search.size > 0 ? `?${search}` : ''}#${list}`
}
