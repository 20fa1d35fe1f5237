import { addDays, type DateText } from '~/domain/values/calendar'
import { type Cents, percentOf } from '~/domain/values/money'
import type { InvoiceView } from '../issuing/view'
import { dueOf } from './sums'

/** A transfer made on the last day arrives after a weekend; anything later gets no discount. */
const GRACE_DAYS = 5

export type WithDiscount = Pick<
  InvoiceView,
  'kind' | 'cashDiscount' | 'issuedOn' | 'grossCents' | 'roundingCents' | 'prepaidCents'
>

/** The discount on what is left of the invoice after credits, its last day, and until when money with it is accepted. */
export function cashDiscountOf(
  { kind, cashDiscount, issuedOn, ...sums }: WithDiscount,
  creditedCents: Cents = 0,
): { percent: string; until: DateText; acceptedUntil: DateText; cents: Cents } | undefined {
  const leftCents = dueOf(sums) - creditedCents
  if (!cashDiscount || kind !== 'invoice' || leftCents <= 0) return undefined
  const { percent, days } = cashDiscount
  const until = addDays(issuedOn, days)
  return { percent, until, acceptedUntil: addDays(until, GRACE_DAYS), cents: percentOf(percent, leftCents) }
}

/** What credit notes took off at the invoice's prices. */
export function creditedBy(credits: readonly { cents: Cents; keptCents: Cents }[]): Cents {
  return credits.reduce((sum, { cents, keptCents }) => sum + cents + keptCents, 0)
}
