import { addDays, type DateText } from '../calendar'
import { type Cents, percentOf } from '../money'
import { dueOf } from './sums'
import type { InvoiceView } from './view'

export type WithDiscount = Pick<
  InvoiceView,
  'kind' | 'cashDiscount' | 'issuedOn' | 'grossCents' | 'roundingCents' | 'prepaidCents'
>

/** What may be taken off, and for paying until when. */
export function cashDiscountOf({
  kind,
  cashDiscount,
  issuedOn,
  ...sums
}: WithDiscount): { percent: string; until: DateText; cents: Cents } | undefined {
  if (!cashDiscount || kind !== 'invoice' || dueOf(sums) <= 0) return undefined
  const { percent, days } = cashDiscount
  return { percent, until: addDays(issuedOn, days), cents: percentOf(percent, dueOf(sums)) }
}
