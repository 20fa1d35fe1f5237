import type { DateText, MonthText } from '../values/calendar'

/** Amount with a point and two places, as `119.00`. */
type Amount = string

interface OfInvoice {
  invoice_id: string
  number: string
  customer_id: string
}

interface OfMoney {
  receipt_id: string
  customer_id: string
  amount: Amount
  currency: 'EUR'
  paid_on: DateText
  method: string
  /** The receipt that this one takes back, where one is known. */
  reverses: string | null
  /** What of it belongs to which invoice; the rest is the customer's credit. */
  invoices: { invoice_id: string; amount: Amount }[]
}

interface OfMandate {
  mandate_id: string
  reference: string
  customer_id: string
}

/**
 * What is told of each event: ids, amounts and the names that the receiver needs. Decision 449 says why each is told, and
 * why nothing else is.
 */
export interface EventData {
  'invoice.issued': OfInvoice & { kind: string; total: Amount; currency: 'EUR'; due_on: DateText }
  'invoice.paid': OfInvoice & { total: Amount; currency: 'EUR' }
  'invoice.reopened': OfInvoice & { total: Amount; currency: 'EUR' }
  'invoice.cancelled': OfInvoice & { cancelled_by: { invoice_id: string; number: string } }
  'payment.received': OfMoney
  'payment.returned': OfMoney & {
    reason: 'returned' | 'refunded' | 'booked_by_mistake'
    code: string | null
  }
  'mandate.requested': OfMandate
  'mandate.approved': OfMandate
  'mandate.ended': OfMandate & { reason: 'rejected' | 'revoked' | 'stopped' | 'lapsed' }
  'message.received': { message_id: string; customer_id: string; invoice_id: string | null }
  'hours.corrected': { month: MonthText }
  'payslips.released': { month: MonthText; people: number }
  'customer.changed': { customer_id: string; number: string; name: string; fields: string[] }
}

export type EventType = keyof EventData

export const EVENT_TYPES = [
  'invoice.issued',
  'invoice.paid',
  'invoice.reopened',
  'invoice.cancelled',
  'payment.received',
  'payment.returned',
  'mandate.requested',
  'mandate.approved',
  'mandate.ended',
  'message.received',
  'hours.corrected',
  'payslips.released',
  'customer.changed',
] as const satisfies readonly EventType[]
