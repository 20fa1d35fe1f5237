import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'

/** A transfer usually pays a few invoices; a longer one is shown in full on request. */
const SHOWN = 10

/** One invoice's share of a receipt, with the number of all shares. */
export interface ShareOfReceipt {
  receiptId: string
  invoiceId: string
  number: string
  cents: Cents
  count: number
}

/**
 * The first shares of each receipt, and all of the receipt shown in full. The plus and the cross join keep SQLite from
 * walking all payments and invoices that the firm ever had for the fifty receipts of a page.
 */
export async function listSharesOf(
  executor: Executor,
  { tenantId }: Within,
  { receiptIds, whole = '' }: { receiptIds: readonly string[]; whole: string | undefined },
): Promise<ShareOfReceipt[]> {
  const { rows } = await sql<ShareOfReceipt>`
    select receipt_id as receiptId, invoice_id as invoiceId, number, cents, count
    from (select s.*, i.number,
        row_number() over (partition by receipt_id order by i.number) as place,
        count(*) over (partition by receipt_id) as count
      from (select receipt_id, invoice_id, sum(amount_cents) as cents from payments
        where tenant_id = ${tenantId} and receipt_id in (${sql.join(receiptIds)})
        group by +receipt_id, invoice_id having sum(amount_cents) <> 0) s
      cross join invoices i on i.tenant_id = ${tenantId} and i.id = s.invoice_id)
    where place <= ${SHOWN} or receipt_id = ${whole}
    order by receipt_id, place`.execute(executor)
  return rows
}
