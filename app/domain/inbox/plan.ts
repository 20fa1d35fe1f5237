import type { Delivery } from './schema'

/** Why a delivery is kept for the office instead of taking effect. */
export type KeptReason =
  | 'incomplete'
  | 'unknown_customer'
  | 'customer_archived'
  | 'reference_taken'
  | 'mandate_not_active'
  | 'signed_later'
  | 'b2b_consumer'
  | 'outside_sepa'
  | 'mandate_lapsed'

/** The effect of a delivery, decided before anything is written. `write` runs in the same transaction. */
export type Plan =
  | { processed: number; write: (deliveryId: string) => Promise<Effect> }
  | { kept: KeptReason }

/** What the delivery remembers of its effect. */
export interface Effect {
  /** The mandate that it made. */
  subjectId?: string
  /** Entries that were older than what is known, and changed nothing. */
  overtaken?: number
}

export type DataOf<Event extends Delivery['event']> = Extract<Delivery, { event: Event }>['daten']

/** Nothing to write: it was received before. */
export async function nothing(): Promise<Effect> {
  return {}
}
