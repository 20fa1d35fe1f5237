import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { ReceiptsTable } from '~db/schema'

/** How money moves. */
export type PaidBy = ReceiptsTable['method']

/** An invoice that money came for; with a cash discount, less is enough. */
export interface Claim {
  invoiceId: string
  withDiscount?: boolean
}

/** Money of a customer, for none, one or several of its invoices, which are paid in their order. */
export interface NewReceipt {
  /** A form that names its own `id` books once, however often it is sent. */
  id?: string | undefined
  customerId: string
  amountCents: Cents
  paidOn: DateText
  method: PaidBy
  /** What the transfer says. */
  reference?: string
  claims: readonly Claim[]
}

/** `restCents` is what no invoice asked for. */
export interface Received {
  id: string
  isNew: boolean
  restCents: Cents
}
