import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { cashDiscountOf, type WithDiscount } from './cash-discount'

// How money is divided over invoices. The form runs the same code before it is sent.

export interface Asked {
  openCents: Cents
  /** Discount available that day, grace days included; 0 without one. */
  discountCents: Cents
  /** Last day of the discount itself. */
  discountUntil: DateText | null
}

/** What is still to be paid of an invoice, and how much was credited or waived. */
export interface Claim {
  openCents: Cents
  creditedCents: Cents
  waivedCents: Cents
}

/** The discount on what is left of a claim, whatever the day: the money may have come while it counted. */
export function discountOf(view: WithDiscount, { openCents, creditedCents, waivedCents }: Claim) {
  const discount = cashDiscountOf(view, creditedCents + waivedCents)
  return discount && discount.cents < openCents ? discount : undefined
}

export function askedOn(view: WithDiscount, claim: Claim, paidOn: DateText): Asked {
  const { openCents } = claim
  const discount = discountOf(view, claim)
  if (!discount || paidOn > discount.acceptedUntil)
    return { openCents, discountCents: 0, discountUntil: null }
  return { openCents, discountCents: discount.cents, discountUntil: discount.until }
}

/** Each invoice's share, in order, and the rest. */
export function divide(amountCents: Cents, asked: readonly Cents[]): { shares: Cents[]; restCents: Cents } {
  let restCents = amountCents
  const shares = asked.map((cents) => {
    const share = Math.min(restCents, Math.max(cents, 0))
    restCents -= share
    return share
  })
  return { shares, restCents }
}
