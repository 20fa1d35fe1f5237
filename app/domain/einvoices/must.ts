import type { RuleResult, Severity } from './finding'
import type { EInvoice, Line } from './model'

export type Must = (rule: string, result: RuleResult, severity?: Severity) => void

export interface Checked {
  invoice: EInvoice
  must: Must
  mustOf: (line: Line) => Must
}
