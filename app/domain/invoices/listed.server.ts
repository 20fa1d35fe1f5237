import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Order } from '../lists/listing.server'
import type { Place } from '../lists/paging'
import { standsAs } from './payments/standing-filter.server'
import type { InvoiceFilter } from './payments/state'

export type ReadScope = Pick<Scope, 'tenantId' | 'today'>

/** Drafts appear only with the draft filter or `withDrafts`. */
export interface InvoiceQuery {
  customerId?: string
  /** Year of issue; a year without invoices is ignored. */
  year?: number | undefined
  state?: InvoiceFilter
  withDrafts?: boolean
  place?: Place
  perPage?: number
  /** How many there are, if that was asked before. */
  known?: number
}

const LISTED_AS = sql<string>`listed_key`

/** Sorts above every issued date, so drafts come first in descending order. */
const DRAFTS = '~'

/** Drafts, then the newest. */
export const LISTED: Order = {
  table: 'invoice_standings',
  id: 'invoice_id',
  by: [LISTED_AS],
  direction: 'desc',
}

/** Selects from the narrow table of listed invoices. */
export function selectListed(executor: Executor, { tenantId, today }: ReadScope, query: InvoiceQuery) {
  const { customerId, year, state = 'all', withDrafts } = query
  return executor
    .selectFrom('invoice_standings')
    .select('invoice_id as id')
    .where('tenant_id', '=', tenantId)
    .$if(customerId !== undefined, (list) => list.where('customer_id', '=', customerId ?? ''))
    .$if(year !== undefined, (list) =>
      list.where(sql<SqlBool>`${LISTED_AS} between ${`${year}`} and ${`${year}~`}`),
    )
    .$if(state === 'all' && !withDrafts, (list) => list.where(LISTED_AS, '<', DRAFTS))
    .$if(state !== 'all', (list) => list.where(standsAs(state as Exclude<typeof state, 'all'>, today)))
}
