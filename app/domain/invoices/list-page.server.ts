import type { Executor } from '../house'
import { lastPage } from '../paging'
import type { Scope } from '../scope'
import { type InvoiceList, type InvoiceQuery, listInvoices } from './list.server'

/** One page of a list of invoices: which one it is, of how many, and the year it was narrowed to. */
export interface InvoiceListPage extends InvoiceList {
  page: number
  pages: number
  year: number | undefined
}

/** A page of invoices as a reader asked for it; a page or a year that is not there falls back to one that is. */
export async function readInvoiceListPage(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  query: InvoiceQuery & { page: number; perPage: number },
): Promise<InvoiceListPage> {
  const asked = await listInvoices(executor, scope, query)
  const { year, ...anyYear } = query
  if (year !== undefined && !asked.years.includes(year)) return readInvoiceListPage(executor, scope, anyYear)
  const pages = lastPage(asked.total, query.perPage)
  if (query.page > pages) return readInvoiceListPage(executor, scope, { ...query, page: pages })
  return { ...asked, page: query.page, pages, year }
}
