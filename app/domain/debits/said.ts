import type { InvoiceView } from '../invoices/issuing/view'
import { dueOf } from '../invoices/payments/sums'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

interface Collected {
  debit: { mandateReference: string; collectOn: DateText; cents: Cents }
  creditor: { id: string }
}

/** Whether an invoice announces its debit: amount, day, mandate and creditor id (SEPA Direct Debit Core Rulebook, 4.7.3.1). */
export function isSaid(view: InvoiceView, { debit, creditor }: Collected): boolean {
  const { payment, seller } = view
  const said: [unknown, unknown][] = [
    [payment.method === 'direct_debit' && payment.mandateReference, debit.mandateReference],
    [view.dueOn, debit.collectOn],
    [dueOf(view), debit.cents],
    [seller.creditorId, creditor.id],
  ]
  return said.every(([told, is]) => told === is)
}
