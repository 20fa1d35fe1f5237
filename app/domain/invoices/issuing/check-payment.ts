import { daysBetween } from '~/domain/values/calendar'
import { dueOf } from '../payments/sums'
import { blocking, type Finding, warning } from './findings'
import type { InvoiceView } from './view'

const MOST_DAYS_BETWEEN_BUSINESSES = 60

export function* checkPayment(view: InvoiceView): Generator<Finding> {
  const { seller, payment, issuedOn, dueOn, cashDiscount, buyerKind } = view
  if (view.kind !== 'invoice' || dueOf(view) <= 0) return
  if (payment.method === 'transfer' && !seller.iban) yield blocking('iban_missing', 'seller')
  if (payment.method === 'direct_debit' && !seller.creditorId) yield blocking('creditor_id_missing', 'seller')
  const term = daysBetween(issuedOn, dueOn)
  if (term < 0) yield warning('due_in_the_past', 'dueOn')
  // § 271a (1) BGB
  if (buyerKind === 'business' && term > MOST_DAYS_BETWEEN_BUSINESSES)
    yield warning('term_over_60_days', 'dueOn')
  if (cashDiscount && term >= 0 && cashDiscount.days > term)
    yield warning('discount_after_due', 'cashDiscount')
}
