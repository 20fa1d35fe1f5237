import type { RuleResult, Severity } from './finding'
import type { EInvoice, Line } from './model'

/** Says that a rule must hold; what does not becomes a finding. */
export type Must = (rule: string, result: RuleResult, severity?: Severity) => void

/** What all rules apply to. */
export interface Checked {
  invoice: EInvoice
  must: Must
  /** The same of one line. */
  mustOf: (line: Line) => Must
}
