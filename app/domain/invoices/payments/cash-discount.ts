import { addDays, type DateText } from '~/domain/values/calendar'
import { type Cents, percentOf } from '~/domain/values/money'
import type { InvoiceView } from '../issuing/view'
import { dueOf } from './sums'

export type WithDiscount = Pick<
  InvoiceView,
  'kind' | 'cashDiscount' | 'issuedOn' | 'grossCents' | 'roundingCents' | 'prepaidCents'
>

/** The discount on what is left of the invoice after credits, and its last day. */
export function cashDiscountOf(
  { kind, cashDiscount, issuedOn, ...sums }: WithDiscount,
  creditedCents: Cents = 0,
): { percent: string; until: DateText; cents: Cents } | undefined {
  const leftCents = dueOf(sums) - creditedCents
  if (!cashDiscount || kind !== 'invoice' || leftCents <= 0) return undefined
  const { percent, days } = cashDiscount
  return { percent, until: addDays(issuedOn, days), cents: percentOf(percent, leftCents) }
}

/** What credit notes took off at the invoice's prices. */
export function creditedBy(credits: readonly { cents: Cents; keptCents: Cents }[]): Cents {
  return credits.reduce((sum, { cents, keptCents }) => sum + cents + keptCents, 0)
}
