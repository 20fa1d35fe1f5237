import { Conflict } from '../kernel/errors'
import type { CreditFault } from './credits/credit'
import type { BlockingCode, Finding } from './issuing/findings'

export class InvoiceConflict extends Conflict {
  constructor(
    override readonly code:
      | 'no_lines'
      | 'already_issued'
      | 'draft_changed'
      | 'draft_link_sent'
      | 'mandate_not_active'
      | 'not_issued'
      | 'not_payable'
      | 'amount_zero'
      | 'more_than_paid'
      | 'credit_refunded'
      | 'other_customer'
      | 'discount_over'
      | 'discount_short'
      | 'above_limit'
      | 'nothing_open'
      | 'credit_changed'
      | 'credit_short'
      | 'credit_spent'
      | 'credit_used'
      | 'already_reversed'
      | 'period_already_invoiced'
      | 'not_open'
      | 'being_collected'
      | 'no_address'
      | 'handed_over_early'
      | 'handed_over_already'
      | 'handed_over_gone'
      | 'handed_over_collected'
      | 'not_cancellable'
      | 'already_cancelled'
      | 'partly_credited'
      | 'already_credited'
      | 'credited_meanwhile'
      | 'not_creditable'
      | 'advance_not_deductible'
      | 'advance_taken'
      | 'advance_deducted'
      | CreditFault,
  ) {
    super(code)
  }
}

export type BlockingFinding = Extract<Finding, { severity: 'blocking' }>

/** A draft that must not be issued yet; `code` is the first reason. */
export class NotIssuable extends Conflict {
  readonly code: BlockingCode

  constructor(readonly findings: readonly [BlockingFinding, ...BlockingFinding[]]) {
    super(findings[0].code)
    this.code = findings[0].code
  }
}
