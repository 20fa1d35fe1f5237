import { addMonths, type DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { PaidBy } from './receipt'
import type { InvoiceKind } from './state'

// A customer's account: what was asked for and what settled it, in the order of its days.

/** Read and printed at once. */
export const MOST_ENTRIES = 1000

export type AccountEntryKind =
  | InvoiceKind
  | PaidBy
  | 'refund'
  | 'returned'
  | 'taken_back'
  | 'cash_discount'
  | 'cash_discount_back'
  | 'write_off'
  | 'write_off_back'
  | 'interest'
  | 'lump_sum'
  | 'fee'
  | 'charge_waived'

export interface InvoiceOfEntry {
  invoiceId: string
  number: string
}

export interface AccountEntry {
  id: string
  on: DateText
  kind: AccountEntryKind
  /** What the customer owes more (positive) or less (negative). */
  cents: Cents
  /** A document itself. */
  document: InvoiceOfEntry | null
  /** What it corrects, settles or pays; of many, the first. */
  about: InvoiceOfEntry[]
  moreAbout: number
  reversesId: string | null
}

export type BalancedEntry = AccountEntry & { balanceCents: Cents }

/** Days of an account, first and last included. */
export interface AccountRange {
  from: DateText
  to: DateText
}

const USUAL_MONTHS = 12

/** A year until today, or longer if an older invoice is open; two days are taken in either order. */
export function accountRange(
  asked: Partial<AccountRange>,
  { oldestOpenOn, today }: { oldestOpenOn: DateText | undefined; today: DateText },
): AccountRange {
  const to = asked.to ?? today
  const usual = addMonths(to, -USUAL_MONTHS)
  const from = asked.from ?? (oldestOpenOn !== undefined && oldestOpenOn < usual ? oldestOpenOn : usual)
  return from <= to ? { from, to } : { from: to, to: from }
}

/** Leaves out a booking that was reversed with the same day: a slip of the office, which changed no balance. */
export function withoutSlips(entries: readonly AccountEntry[]): AccountEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const slips = new Set<string>()
  for (const { id, on, reversesId } of entries) {
    const reversed = reversesId === null ? undefined : byId.get(reversesId)
    if (reversed?.on === on) slips.add(id).add(reversed.id)
  }
  return entries.filter(({ id }) => !slips.has(id))
}

export function withBalances(openingCents: Cents, entries: readonly AccountEntry[]): BalancedEntry[] {
  let balanceCents = openingCents
  return entries.map((entry) => {
    balanceCents += entry.cents
    return { ...entry, balanceCents }
  })
}
