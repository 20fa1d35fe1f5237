import { findOwnCollections } from '../debits/own-collections.server'
import { isNotReversed } from '../invoices/payments/not-reversed.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { addDays, type DateText } from '../values/calendar'
import type { Cents } from '../values/money'

/** How far the day that a person wrote down may lie from the bank's. */
const DAYS_APART = 14

/** A return that a person booked on its invoice before the statement said it. */
export interface BookedReturn {
  receiptId: string
  invoiceId: string
  number: string
  /** Of the customer. */
  name: string
  on: DateText
}

interface OfItem {
  cents: Cents
  bookedOn: DateText
  endToEndId: string | null
}

/** Those of the item's amount and days that no item has, of the invoice that the bank names if it names one of ours. */
export async function listBookedReturns(
  executor: Executor,
  scope: Within,
  { cents, bookedOn, endToEndId }: OfItem,
): Promise<BookedReturn[]> {
  if (cents >= 0) return []
  const { tenantId } = scope
  const named =
    endToEndId === null
      ? undefined
      : (await findOwnCollections(executor, scope, [endToEndId])).get(endToEndId)
  const rows = await executor
    .selectFrom('receipts')
    .innerJoin('payments', (join) => joined(join, 'payments.receipt_id', 'receipts.id'))
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'payments.invoice_id'))
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'receipts.customer_id'))
    .select(['receipts.id as receiptId', 'receipts.paid_on as on', 'invoices.id as invoiceId'])
    .select(['invoices.number', 'customers.name'])
    .where('receipts.tenant_id', '=', tenantId)
    .where('receipts.amount_cents', '=', cents)
    .where('receipts.method', '=', 'direct_debit')
    .where('receipts.reverses_id', 'is', null)
    .where('receipts.paid_on', '>=', addDays(bookedOn, -DAYS_APART))
    .where('receipts.paid_on', '<=', addDays(bookedOn, DAYS_APART))
    .where('payments.reverses_id', 'is', null)
    .where('payments.amount_cents', '<', 0)
    .$if(named !== undefined, (query) => query.where('invoices.id', '=', named?.invoiceId ?? ''))
    .where((query) => isNotReversed(tenantId)(query))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_assignments')
            .select('bank_assignments.id')
            .where('bank_assignments.tenant_id', '=', tenantId)
            .whereRef('bank_assignments.receipt_id', '=', 'receipts.id')
            .where('bank_assignments.reverses_id', 'is', null)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('bank_assignments as released')
                    .select('released.id')
                    .where('released.tenant_id', '=', tenantId)
                    .whereRef('released.reverses_id', '=', 'bank_assignments.id'),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy('receipts.paid_on')
    .execute()
  return rows.map(({ number, ...row }) => ({ ...row, number: number ?? '' }))
}
