import type { ContractRow } from '~db/schema'
import type { BillingTerms } from './billing'
import { parsePrices } from './prices'

/** Derived columns (`keys.ts`). */
export type ContractKey = 'title_key' | 'search_key' | 'next_key' | 'due_key'

export function termsOf(row: Omit<ContractRow, ContractKey>): BillingTerms {
  return {
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    intervalMonths: row.interval_months,
    intervalWeeks: row.interval_weeks,
    dueDay: row.due_day,
    nextInvoiceOn: row.next_invoice_on,
    pausedFromOn: row.paused_from_on,
    pausedUntilOn: row.paused_until_on,
    isInAdvance: row.is_in_advance === 1,
    isProrated: row.is_prorated === 1,
    prices: parsePrices(row.prices_json),
  }
}
