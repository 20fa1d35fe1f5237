import { atOnce } from '../kernel/yield-to-loop'
import type { Finding, Severity } from './finding'
import type { EInvoice } from './model'
import type { Must } from './must'
import { adjustmentRules } from './rules/adjustments'
import { cleanVehicleRules } from './rules/clean-vehicles'
import { codeRules } from './rules/codes'
import { decimalRules } from './rules/decimals'
import { documentRules } from './rules/document'
import { extendedRules } from './rules/extended'
import { extensionRules } from './rules/extension'
import { germanRules } from './rules/german-law'
import { lineRules } from './rules/lines'
import { partyRules } from './rules/parties'
import { paymentRules } from './rules/payment'
import { peppolRules } from './rules/peppol'
import { schemaRules } from './rules/schema'
import { sumRules } from './rules/sums'
import { taxRules } from './rules/taxes'
import { xrechnungRules } from './rules/xrechnung'

const ALL = [
  schemaRules,
  documentRules,
  partyRules,
  lineRules,
  adjustmentRules,
  taxRules,
  sumRules,
  paymentRules,
  decimalRules,
  codeRules,
  xrechnungRules,
  extensionRules,
  cleanVehicleRules,
  extendedRules,
  peppolRules,
  germanRules,
]

const ORDER: readonly Severity[] = ['error', 'warning', 'note']

/** Findings by the rules of EN 16931, of XRechnung if it is one, and German law: worst first. */
export function check(invoice: EInvoice): Finding[] {
  return atOnce(checking(invoice))
}

/** In steps, since an invoice of three thousand lines takes half a second. */
export function* checking(invoice: EInvoice): Generator<void, Finding[]> {
  const found = new Map<string, Finding>()
  const mustAt =
    (line?: string): Must =>
    (rule, result, severity = 'error') => {
      if (result === true) return
      const details = result === false ? {} : result
      const key = JSON.stringify([rule, details])
      const finding = found.get(key) ?? { rule, severity, lines: [], ...details }
      if (line !== undefined && !finding.lines.includes(line)) finding.lines.push(line)
      found.set(key, finding)
    }
  const names = new Map(invoice.lines.map((line, index) => [line, line.id?.trim() || `(${index + 1})`]))
  for (const rules of ALL) {
    rules({ invoice, must: mustAt(), mustOf: (line) => mustAt(names.get(line) ?? '') })
    yield
  }
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
}
