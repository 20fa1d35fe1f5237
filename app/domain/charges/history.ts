import type { Instalment } from '../invoices/payments/deferral'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

export type Debtor = 'business' | 'consumer'

/** What was agreed to be paid later, from the day it was noted to the day it was called off. */
export interface Deferral {
  fromOn: DateText
  plan: readonly Instalment[]
  endedOn: DateText | null
}

/** All that default and its interest depend on. */
export interface ClaimHistory {
  debtor: Debtor
  /** As the invoice says. */
  dueOn: DateText
  /** The last day of what was supplied. */
  suppliedOn: DateText
  /** When the invoice came; null if that is not known. */
  receivedOn: DateText | null
  /** The first day on which we were to collect it; null if we never were. */
  collectOn: DateText | null
  /** The term was agreed with the customer, and not set by the invoice alone. */
  isTermAgreed: boolean
  /** The invoice said that default begins after 30 days. */
  saysThirtyDays: boolean
  /** The days on which demands for payment came. */
  dunnedOn: readonly DateText[]
  /** What the invoice asks for, less credits and waivers, whenever they came. */
  principalCents: Cents
  /** Negative: a debit that came back. */
  payments: readonly { on: DateText; cents: Cents }[]
  deferrals: readonly Deferral[]
}

export interface InvoiceOfClaim {
  invoiceId: string
  number: string
  issuedOn: DateText
  dueOn: DateText
  openCents: Cents
  isDisputed: boolean
}

export interface Known {
  invoice: InvoiceOfClaim
  history: ClaimHistory
}

/** Owed on a day; what is paid on it is still owed on it. */
export function owedOn({ principalCents, payments }: ClaimHistory, day: DateText): Cents {
  return payments.reduce((owed, { on, cents }) => (on < day ? owed - cents : owed), principalCents)
}

/** The plan in force on a day. */
export function deferralOn({ deferrals }: ClaimHistory, day: DateText): Deferral | undefined {
  return deferrals.find(({ fromOn, endedOn }) => fromOn <= day && (endedOn === null || day < endedOn))
}
