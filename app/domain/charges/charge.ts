import type { ChargeKind } from '~db/schema'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

/** Interest, a lump sum or a fee that a customer owes. */
export interface Charge {
  id: string
  kind: ChargeKind
  cents: Cents
  openCents: Cents
  chargedOn: DateText
  statementId: string | null
  invoiceId: string | null
  /** Number of the invoice. */
  number: string | null
}
