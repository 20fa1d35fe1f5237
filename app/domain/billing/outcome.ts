import type { InvoiceConflict } from '../invoices/conflict'
import type { BlockingCode } from '../invoices/issuing/findings'

export type Outcome = 'pending' | 'draft' | 'issued' | 'mailed' | 'failed'

/**
 * Why it failed or stayed a draft: a finding against issuing or sending; `long_ago`, due so long ago that a member has to
 * check it; `gone`, deleted meanwhile; `broken`, an error in the program.
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
  /** Null unless it was issued. */
  number: string | null
}
