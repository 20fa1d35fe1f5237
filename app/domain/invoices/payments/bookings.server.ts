import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Booking } from './bookings'

export type { Booking }

/** Everything booked for an invoice, by day; reversals come after what they reverse. */
export function listBookings(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<Booking[]> {
  return executor
    .selectFrom('payments')
    .select(['id', 'amount_cents as amountCents', 'paid_on as paidOn', 'method', 'reason'])
    .select(['receipt_id as receiptId', 'reverses_id as reversesId'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('paid_on')
    .orderBy('created_at')
    .orderBy('amount_cents', 'desc')
    .orderBy('id')
    .execute()
}
