import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

/** Amount with a point and two places, as `119.00`; always euros. */
type Amount = string

interface OfInvoice {
  invoice_id: string
  number: string
  customer_id: string
}

/**
 * What is told of each event: ids, amounts and the names that the receiver needs. Decision 449 says why each is told, and
 * why nothing else is.
 */
export interface EventData {
  'invoice.issued': OfInvoice & { kind: string; total: Amount; currency: 'EUR'; due_on: DateText }
}

export type EventType = keyof EventData

export const EVENT_TYPES = ['invoice.issued'] as const satisfies readonly EventType[]

export function amountOf(cents: Cents): Amount {
  return (cents / 100).toFixed(2)
}
