import { is } from '../elements'
import type { Adjustment } from '../model'
import type { Checked, Must } from '../must'

/** Rules for allowances and charges, which are numbered differently in each place. */
const WHOLE = {
  allowance: { amount: 'BR-31', category: 'BR-32', reason: ['BR-33', 'BR-CO-21'] },
  charge: { amount: 'BR-36', category: 'BR-37', reason: ['BR-38', 'BR-CO-22'] },
}
const LINE = {
  allowance: { amount: 'BR-41', reason: ['BR-42', 'BR-CO-23'] },
  charge: { amount: 'BR-43', reason: ['BR-44', 'BR-CO-24'] },
}

export function adjustmentRules({ invoice, must, mustOf }: Checked): void {
  for (const one of invoice.adjustments) {
    rulesOf(one, WHOLE[one.kind], must)
    must(WHOLE[one.kind].category, is(one.tax?.category))
  }
  for (const line of invoice.lines)
    for (const one of line.adjustments) rulesOf(one, LINE[one.kind], mustOf(line))
}

function rulesOf(one: Adjustment, rules: { amount: string; reason: string[] }, must: Must): void {
  must(rules.amount, is(one.amount))
  for (const rule of rules.reason) must(rule, is(one.reason) || is(one.reasonCode))
}
