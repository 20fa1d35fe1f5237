import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Within } from '~/domain/kernel/scope'
import type { Found, Order } from '~/domain/lists/listing.server'
import type { RowKeys } from '~/domain/lists/paging'
import { idsBehind } from '~/domain/lists/read-behind.server'

/** As the indexes are written. */
export const ORDERS = {
  newest: orderedBy('desc', 'listed_key'),
  due: orderedBy('asc', `coalesce(due_on, '~')`, 'invoice_id'),
  amount: orderedBy('desc', 'gross_cents', 'invoice_id'),
} as const

/** Drafts and then newest; earliest due; highest amount. */
export type InvoiceOrder = keyof typeof ORDERS

const pages = new Map<string, PageOf>()

type PageOf = (executor: Executor, values: Within & { keys: RowKeys | undefined }) => Promise<Found[]>

/** Pages of all invoices, each query built once. */
export function pagesOf(order: InvoiceOrder, limit: number): PageOf {
  const name = `${order} ${limit}`
  const known = pages.get(name)
  if (known) return known
  const page: PageOf = prepared((executor: Executor, { tenantId, keys }) => {
    const matching = executor.selectFrom('invoice_standings').where('tenant_id', '=', tenantId)
    return idsBehind({ matching: matching.select('invoice_id as id'), order: ORDERS[order] }, keys, limit)
  })
  pages.set(name, page)
  return page
}

function orderedBy(direction: Order['direction'], ...keys: string[]): Order {
  return { table: 'invoice_standings', id: 'invoice_id', by: keys.map((key) => sql.raw(key)), direction }
}
