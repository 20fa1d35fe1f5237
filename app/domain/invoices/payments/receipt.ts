import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { ReceiptsTable } from '~db/schema'

export type PaidBy = ReceiptsTable['method']

/** With a cash discount, less money is enough. */
export interface Claim {
  invoiceId: string
  withDiscount?: boolean
}

/** Money from a customer for none, one or several invoices, which are paid in their order. */
export interface NewReceipt {
  /** A form that sends its own `id` books once, however often it is sent. */
  id?: string | undefined
  customerId: string
  amountCents: Cents
  paidOn: DateText
  method: PaidBy
  /** Reference text of the transfer. */
  reference?: string
  claims: readonly Claim[]
  /** The direct debit that it is the money of, where the bank names it. */
  collectionId?: string
}

/** `restCents` is credit: neither an invoice nor a charge needed it. */
export interface Received {
  id: string
  isNew: boolean
  restCents: Cents
  /** Of fees, lump sums and interest. */
  chargesCents: Cents
}
