/** The query parameter of the page of a list of invoices. */
export const INVOICE_PAGE = 'seite'
/** The query parameter of the page of the list of employees. */
export const EMPLOYEE_PAGE = 'mitarbeiterseite'

const PAGE = /^[1-9]\d{0,5}$/

/** A page number of an address; the first page where there is none. */
export function readPage(search: URLSearchParams, name: string): number {
  const page = search.get(name) ?? ''
  return PAGE.test(page) ? Number(page) : 1
}
