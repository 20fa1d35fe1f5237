import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
import { chargesBefore, chargesPaidWith, type OpenCharge } from './asked-charges'
import { divide } from './claims'

// What a payment comes to before it is booked. The form runs the same code while somebody types.

export interface OpenClaim {
  id: string
  number: string
  issuedOn: DateText
  dueOn: DateText
  openCents: Cents
  /** Its last day, and until when money with it is accepted. */
  discount: { cents: Cents; until: DateText; acceptedUntil: DateText } | null
}

export interface Paid {
  amountCents: Cents
  paidOn: DateText
  withDiscount: boolean
  /** We collect what an invoice asks for, and no charges first. */
  isDebit?: boolean
}

/** What a customer owes beside invoices, and whether the firm has it paid before them. */
export interface ChargesBeside {
  open: readonly OpenCharge[]
  areFirst: boolean
}

export interface Outcome {
  /** Not covered by the money and still to be paid. */
  openCents: Cents
  discountCents: Cents
  /** Beyond what was open. */
  creditCents: Cents
  /** Beyond it, but just what charges ask for; or before it. */
  chargesCents: Cents
  /** Lacking for the discount: nothing can be booked like this. */
  missingCents: Cents
}

/** The discount of money that arrived on a day; 0 if it came too late. */
export function discountOn({ discount }: OpenClaim, paidOn: DateText): Cents {
  return discount !== null && paidOn <= discount.acceptedUntil ? discount.cents : 0
}

export function addUp(claims: readonly OpenClaim[], paidOn: DateText) {
  return {
    openCents: sum(claims.map(({ openCents }) => openCents)),
    discountCents: sum(claims.map((claim) => discountOn(claim, paidOn))),
  }
}

/** Whether the money is the sum less the discount, to the cent. */
export function isLessDiscount(
  claims: readonly OpenClaim[],
  { amountCents, paidOn }: Omit<Paid, 'withDiscount'>,
) {
  const { openCents, discountCents } = addUp(claims, paidOn)
  return discountCents > 0 && amountCents === openCents - discountCents
}

/** @param claims in the order in which they are paid */
export function outcomeOf(
  claims: readonly OpenClaim[],
  { amountCents, paidOn, withDiscount, isDebit = false }: Paid,
  charges: ChargesBeside,
): Outcome {
  const discounts = claims.map((claim) => (withDiscount ? discountOn(claim, paidOn) : 0))
  const asked = claims.map(({ openCents }, index) => openCents - (discounts[index] ?? 0))
  const isFirst = charges.areFirst && !isDebit && sum(discounts) === 0
  const ids = claims.map(({ id }) => id)
  const before = isFirst ? chargesBefore(charges.open, ids) : []
  const beforeCents = Math.min(amountCents, sum(before.map(({ openCents }) => openCents)))
  const { shares, restCents } = divide(amountCents - beforeCents, asked)
  const lacking = asked.map((cents, index) => cents - (shares[index] ?? 0))
  const others = charges.open.filter((charge) => !before.includes(charge))
  const askedCents = sum(discounts) > 0 ? 0 : paidOfCharges(restCents, ids, others)
  const isShort = lacking.some((cents, index) => cents > 0 && (discounts[index] ?? 0) > 0)
  return {
    openCents: isShort ? 0 : sum(lacking),
    discountCents: sum(discounts),
    creditCents: restCents - askedCents,
    chargesCents: beforeCents + askedCents,
    missingCents: isShort ? sum(lacking) : 0,
  }
}

/** All that is left after these claims, if charges ask for just that; else 0. */
function paidOfCharges(restCents: Cents, ids: readonly string[], charges: readonly OpenCharge[]): Cents {
  return sum(chargesPaidWith(restCents, charges, ids).map(({ openCents }) => openCents))
}
