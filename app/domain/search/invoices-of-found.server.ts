import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type InvoiceListItem, readInvoiceRows } from '../invoices/list.server'
import type { ReadScope } from '../invoices/listed.server'
import { readOwing } from '../invoices/payments/owing.server'
import type { Executor } from '../kernel/house'
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
  const ids = await readIds(executor, scope, customerIds)
  const rows = ids.length === 0 ? [] : await readInvoiceRows(executor, scope, ids)
  const owing = await readOwing(executor, scope, customerIds)
  const inOrder = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return Object.fromEntries(
    customerIds.map((id) => {
      const own = inOrder.filter(({ customerId }) => customerId === id).map(shown)
      return [id, { openCents: owing[id]?.openCents ?? 0, invoices: own }]
    }),
  )
}

async function readIds(executor: Executor, { tenantId }: ReadScope, customerIds: readonly string[]) {
  const newest = (customerId: string, isOpen: RawBuilder<SqlBool>, limit: number) => sql`
    select * from (select invoice_id as id from invoice_standings
      where tenant_id = ${tenantId} and customer_id = ${customerId} and ${isOpen}
      order by listed_key desc limit ${limit})`
  const each = customerIds.flatMap((id) => [
    newest(id, sql`open_cents > 0`, MOST_OPEN),
    newest(id, sql`true`, NEWEST),
  ])
  const { rows } = await sql<{ id: string }>`${sql.join(each, sql` union all `)}`.execute(executor)
  return [...new Set(rows.map(({ id }) => id))]
}

function shown(row: InvoiceListItem): InvoiceOfFound {
  const { id, number, issuedOn, grossCents, openCents, status, createdAt } = row
  return { id, number, issuedOn, grossCents, openCents, status, createdAt }
}
