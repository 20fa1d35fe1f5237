import type { Cents } from '~/domain/values/money'
import type { InvoiceView } from '../issuing/view'

/** What an invoice comes to, as it was rounded. */
export function totalOf({
  grossCents,
  roundingCents = 0,
}: Pick<InvoiceView, 'grossCents' | 'roundingCents'>): Cents {
  return grossCents + roundingCents
}

/** What of it was asked for when it was issued, without what was paid in advance (BT-115). */
export function dueOf({
  prepaidCents = 0,
  ...sums
}: Pick<InvoiceView, 'grossCents' | 'roundingCents' | 'prepaidCents'>): Cents {
  return totalOf(sums) - prepaidCents
}
