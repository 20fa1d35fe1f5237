import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type InvoiceListItem, readInvoiceRows } from '../invoices/list.server'
import type { ReadScope } from '../invoices/listed.server'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Cents } from '../values/money'

const NEWEST = 3
/** Few owe more at once; the others are on the customer's page. */
const MOST_OPEN = 10

export type InvoiceOfFound = Pick<
  InvoiceListItem,
  'id' | 'number' | 'issuedOn' | 'grossCents' | 'openCents' | 'status' | 'createdAt'
>

export interface OfFound {
  openCents: Cents
  /** The open ones first, then the newest. */
  invoices: InvoiceOfFound[]
}

/** What each customer that was found owes, with the open and the newest invoices. */
export async function readInvoicesOfFound(
  executor: Executor,
  scope: ReadScope,
  customerIds: readonly string[],
): Promise<Record<string, OfFound>> {
  if (customerIds.length === 0) return {}
  const found = await selectFound(executor, { tenantId: scope.tenantId, ids: JSON.stringify(customerIds) })
  const idsOf = new Map(found.map(({ customerId, open, newest }) => [customerId, distinct(open, newest)]))
  const ids = [...idsOf.values()].flat()
  const rows = ids.length === 0 ? [] : await readInvoiceRows(executor, scope, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return Object.fromEntries(
    found.map(({ customerId, openCents }) => {
      const own = (idsOf.get(customerId) ?? []).flatMap((id) => byId.get(id) ?? []).map(shown)
      return [customerId, { openCents, invoices: own }]
    }),
  )
}

interface OfCustomer {
  customerId: string
  openCents: Cents
  /** Ids, as JSON. */
  open: string
  newest: string
}

/** One query for however many were found. */
const selectFound = prepared((_: Executor, { tenantId, ids }: { tenantId: string; ids: string }) => {
  const own = sql`from invoice_standings where tenant_id = ${tenantId} and customer_id = asked.value`
  const listed = (which: RawBuilder<SqlBool>, limit: number) => sql<string>`(
    select json_group_array(invoice_id) from (
      select invoice_id ${own} and ${which} order by listed_key desc limit ${sql.lit(limit)}))`
  const isOpen = sql<SqlBool>`open_cents > 0`
  return sql<OfCustomer>`
    select asked.value as customerId, (select coalesce(sum(open_cents), 0) ${own} and ${isOpen}) as openCents,
      ${listed(isOpen, MOST_OPEN)} as open, ${listed(sql`true`, NEWEST)} as newest
    from json_each(${ids}) asked`
})

function distinct(open: string, newest: string): string[] {
  return [...new Set([...JSON.parse(open), ...JSON.parse(newest)] as string[])]
}

function shown(row: InvoiceListItem): InvoiceOfFound {
  const { id, number, issuedOn, grossCents, openCents, status, createdAt } = row
  return { id, number, issuedOn, grossCents, openCents, status, createdAt }
}
