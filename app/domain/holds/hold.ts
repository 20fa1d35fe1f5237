import type { Instalment } from '../invoices/payments/deferral'
import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'

// Why an invoice is not asked for as its date says. A dispute stops it, a deferral moves its day, and a promise leaves both
// as they are: the office alone knows of it, and does not remind.

interface Noted {
  id: string
  reason: string | null
  fromOn: DateText
  /** What was open at that time. */
  openCents: Cents
  /** Without a reason, its days were over when something else was noted. */
  end: { on: DateText; at: Instant; reason: string | null } | null
}

export type Hold =
  | (Noted & { kind: 'dispute' })
  | (Noted & { kind: 'deferral'; untilOn: DateText; plan: Instalment[] })
  | (Noted & { kind: 'promise'; untilOn: DateText })

export type HoldKind = Hold['kind']

/** Why an invoice is not to be reminded of today, and until when; null for an open end. */
export interface HeldBack {
  kind: HoldKind
  reason: string | null
  until: DateText | null
}
