import type { Cents } from '../money'
import type { InvoiceView } from './view'

/** What an invoice comes to, as it was rounded. */
export function totalOf({
  grossCents,
  roundingCents = 0,
}: Pick<InvoiceView, 'grossCents' | 'roundingCents'>): Cents {
  return grossCents + roundingCents
}
