import { chargesPaidWith } from '../../invoices/payments/asked-charges'
import { sum } from '../../values/money'
import type { Candidate, Incoming, Reason } from './decision'

/**
 * Whether the amount is what is owed for all of them, with or without the discount that still counts, or with the charges
 * that were asked for beside them.
 */
export function exactly(incoming: Incoming, some: readonly Candidate[]) {
  const { cents, valueOn } = incoming
  const openCents = sum(some.map((one) => one.openCents))
  if (some.length === 0) return null
  const amount: Reason = some.length > 1 ? { mark: 'sum', count: some.length } : { mark: 'amount' }
  if (cents === openCents) return { reasons: [amount], withDiscount: [] as string[] }
  const charges = chargesWith(incoming, some[0]?.customerId ?? '', some)
  if (charges.length > 0) return { reasons: charges, withDiscount: [] as string[] }
  const counting = some.filter(({ discount }) => discount !== null && valueOn <= discount.acceptedUntil)
  const discountCents = sum(counting.map(({ discount }) => discount?.cents ?? 0))
  if (discountCents === 0 || cents !== openCents - discountCents) return null
  const reason: Reason = { mark: 'discount', cents: discountCents }
  return { reasons: [reason], withDiscount: counting.map(({ invoiceId }) => invoiceId) }
}

/** What the amount is beyond these invoices, if it is what charges ask for. */
export function chargesWith(
  { cents, charges }: Incoming,
  customerId: string,
  some: readonly Pick<Candidate, 'invoiceId' | 'openCents'>[],
): Reason[] {
  const rest = cents - sum(some.map(({ openCents }) => openCents))
  const ids = some.map(({ invoiceId }) => invoiceId)
  const paid = chargesPaidWith(rest, charges?.get(customerId) ?? [], ids)
  return paid.length > 0 ? [{ mark: 'charges', cents: rest }] : []
}
