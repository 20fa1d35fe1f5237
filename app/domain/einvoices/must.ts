import type { RuleResult, Severity } from './finding'
import type { EInvoice, Line } from './model'

/** States that a rule must hold; otherwise it becomes a finding. */
export type Must = (rule: string, result: RuleResult, severity?: Severity) => void

export interface Checked {
  invoice: EInvoice
  must: Must
  mustOf: (line: Line) => Must
}
