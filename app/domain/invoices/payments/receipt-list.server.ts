import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Listing } from '~/domain/lists/listing.server'
import type { ListPage, Place } from '~/domain/lists/paging'
import { readPage } from '~/domain/lists/read-page.server'
import type { DateText, Instant } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { PaidBy } from './receipt'

const PER_PAGE = 50

export interface ReceiptQuery {
  customerId: string | undefined
  /** First and last day on which it was paid. */
  from: DateText | undefined
  to: DateText | undefined
  place: Place
}

/** Money that came, or went back where negative, and the invoices that it paid. */
export interface ReceiptItem {
  id: string
  customerId: string
  amountCents: Cents
  paidOn: DateText
  method: PaidBy
  reference: string
  /** The receipt that it takes back. */
  reversesId: string | null
  createdAt: Instant
  shares: { invoiceId: string; cents: Cents }[]
}

/** Newest first. */
export function readReceiptList(
  executor: Executor,
  scope: Within,
  { customerId, from, to, place }: ReceiptQuery,
): Promise<ListPage<ReceiptItem>> {
  const matching = executor
    .selectFrom('receipts')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .$if(from !== undefined, (query) => query.where('paid_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('paid_on', '<=', to ?? ''))
  const list: Listing<ReceiptItem, 'receipts'> = {
    matching,
    order: { table: 'receipts', by: [sql`created_at`, sql`id`], direction: 'desc' },
    rows: (ids) => readReceiptItems(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

export async function readReceiptItems(
  executor: Executor,
  { tenantId }: Within,
  ids: readonly string[],
): Promise<ReceiptItem[]> {
  const rows = await executor
    .selectFrom('receipts')
    .select(['id', 'customer_id as customerId', 'amount_cents as amountCents', 'paid_on as paidOn'])
    .select(['method', 'reference', 'reverses_id as reversesId', 'created_at as createdAt'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  const shares = await executor
    .selectFrom('payments')
    .select(['receipt_id', 'invoice_id as invoiceId', 'amount_cents as cents'])
    .where('tenant_id', '=', tenantId)
    .where('receipt_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    shares: shares
      .filter(({ receipt_id }) => receipt_id === row.id)
      .map(({ invoiceId, cents }) => ({ invoiceId, cents })),
  }))
}
