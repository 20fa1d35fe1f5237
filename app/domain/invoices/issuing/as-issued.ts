import type { InvoiceState } from '../payments/state'
import { dueOf } from '../payments/sums'
import type { HowToPay } from './how-to-pay'
import type { InvoiceView } from './view'

/** Whether an issued document still shows the right amount and way to pay: the document is frozen, the state is not. */
export function isAsIssued(
  {
    kind,
    payment,
    ...sums
  }: Pick<InvoiceView, 'kind' | 'grossCents' | 'roundingCents' | 'prepaidCents' | 'payment'>,
  status: InvoiceState,
  howToPay: HowToPay,
): boolean {
  if (kind !== 'invoice') return true
  if (status.state === 'cancelled' || status.state === 'credited') return false
  const dueCents = dueOf(sums)
  if (status.state === 'disputed') return status.openCents === dueCents
  // An invoice for zero has always been paid.
  if (howToPay.method === 'nothing') return dueCents <= 0
  if (howToPay.amountCents !== dueCents || howToPay.method !== payment.method) return false
  if (payment.method === 'transfer') return howToPay.method === 'transfer' && !howToPay.isMoved
  return isByMandate(howToPay, payment.mandateReference)
}

function isByMandate(howToPay: HowToPay, reference: string): boolean {
  return howToPay.method === 'direct_debit' && howToPay.mandateReference === reference
}
