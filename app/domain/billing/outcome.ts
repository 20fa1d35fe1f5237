import type { InvoiceConflict } from '../invoices/conflict'
import type { BlockingCode } from '../invoices/issuing/findings'

/** What became of a draft. `pending` is one that is still to be issued and mailed. */
export type Outcome = 'pending' | 'draft' | 'issued' | 'mailed' | 'failed'

/**
 * Why it failed or stayed a draft: a finding against issuing or sending; `long_ago`, should have been billed so
 * long ago that somebody has to look at it; `gone`, thrown away in the meantime; `broken`, an error in the program.
 */
export type Reason =
  | BlockingCode
  | InvoiceConflict['code']
  | 'customer_archived'
  | 'long_ago'
  | 'gone'
  | 'broken'

export interface DraftResult {
  outcome: Exclude<Outcome, 'pending'>
  reason: Reason | null
  /** Of what was issued. */
  number: string | null
}
