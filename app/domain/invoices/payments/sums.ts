import type { Cents } from '~/domain/values/money'
import type { InvoiceView } from '../issuing/view'

/** After rounding. */
export function totalOf({
  grossCents,
  roundingCents = 0,
}: Pick<InvoiceView, 'grossCents' | 'roundingCents'>): Cents {
  return grossCents + roundingCents
}

/** Amount due at issuance, less advances (BT-115). */
export function dueOf({
  prepaidCents = 0,
  ...sums
}: Pick<InvoiceView, 'grossCents' | 'roundingCents' | 'prepaidCents'>): Cents {
  return totalOf(sums) - prepaidCents
}
