import type { OpenCharge } from '../../invoices/payments/asked-charges'
import type { DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'

/** An open invoice that the item could mean. */
export interface Candidate {
  invoiceId: string
  number: string
  customerId: string
  openCents: Cents
  /** What may be left out if the money was there by the last day, days of grace included. */
  discount: { cents: Cents; acceptedUntil: DateText } | null
  /** By how the text names it: as written, with one typo, or not at all. */
  named: 'number' | 'typo' | null
}

export interface Payer {
  customerId: string
  customerName: string
  /** Paid earlier from this account, or has a mandate for it. */
  hasAccount: boolean
  /** The bank names a mandate of the customer's. */
  hasMandate: boolean
  /** The name of the account's holder is the customer's. */
  hasName: boolean
  /** The text has its customer number. */
  hasNumber: boolean
}

export interface Incoming {
  cents: Cents
  /** The day from which the money counts for a discount. */
  valueOn: DateText
  candidates: readonly Candidate[]
  payers: readonly Payer[]
  /** Invoices that the text names and that are paid: by number. */
  paid: readonly { invoiceId: string; number: string; customerId: string }[]
  /** Fees and interest that are open, by customer. */
  charges?: ReadonlyMap<string, readonly OpenCharge[]>
}

export type Reason =
  | { mark: 'number'; numbers: string[] }
  | { mark: 'typo'; number: string }
  | { mark: 'amount' }
  | { mark: 'sum'; count: number }
  | { mark: 'discount'; cents: Cents }
  /** Of the amount, just what fees and interest ask for. */
  | { mark: 'charges'; cents: Cents }
  | { mark: 'account' }
  | { mark: 'mandate' }
  | { mark: 'name' }
  | { mark: 'customer_number' }
  | { mark: 'less'; cents: Cents }
  | { mark: 'more'; cents: Cents }
  | { mark: 'paid'; number: string }
  | { mark: 'own_debit'; number: string }
  | { mark: 'own_transfers'; messageId: string }
  /** It came back; what it paid is owed again while the movement is assigned so. */
  | { mark: 'own_transfer_back'; messageId: string; endToEndId: string }
  | { mark: 'refund_back' }
  /** The receipt was there before: undone, it stays. */
  | { mark: 'booked_by_hand' }
  | Objection

/** What speaks for another customer than all the rest does. */
export type Objection = { mark: 'other_account' | 'other_mandate'; customerName: string }

export interface Decision {
  /** A match is booked, a proposal waits for a person. */
  kind: 'match' | 'proposal'
  customerId: string
  claims: { invoiceId: string; number: string; withDiscount: boolean }[]
  reasons: Reason[]
}
