import { hasTwoDecimals } from '../decimals'
import type { RuleResult } from '../finding'
import type { Text } from '../model'
import type { Checked } from '../must'

const WHOLE = {
  allowance: { amount: 'BR-DEC-01', base: 'BR-DEC-02' },
  charge: { amount: 'BR-DEC-05', base: 'BR-DEC-06' },
}
const LINE = {
  allowance: { amount: 'BR-DEC-24', base: 'BR-DEC-25' },
  charge: { amount: 'BR-DEC-27', base: 'BR-DEC-28' },
}

/** Amounts have at most two decimals; only prices and quantities may have more. */
export function decimalRules({ invoice, must, mustOf }: Checked): void {
  const { totals } = invoice
  for (const { kind, amount, base } of invoice.adjustments) {
    must(WHOLE[kind].amount, short(amount))
    must(WHOLE[kind].base, short(base))
  }
  must('BR-DEC-09', short(totals.lines))
  must('BR-DEC-10', short(totals.allowances))
  must('BR-DEC-11', short(totals.charges))
  must('BR-DEC-12', short(totals.net))
  for (const { amount, currency } of totals.taxes) {
    if (currency === invoice.currency) must('BR-DEC-13', short(amount))
    if (currency === invoice.taxCurrency) must('BR-DEC-15', short(amount))
  }
  must('BR-DEC-14', short(totals.gross))
  must('BR-DEC-16', short(totals.prepaid))
  must('BR-DEC-17', short(totals.rounding))
  must('BR-DEC-18', short(totals.due))
  for (const { base, amount } of invoice.taxes) {
    must('BR-DEC-19', short(base))
    must('BR-DEC-20', short(amount))
  }
  for (const line of invoice.lines) {
    mustOf(line)('BR-DEC-23', short(line.net))
    for (const { kind, amount, base } of line.adjustments) {
      mustOf(line)(LINE[kind].amount, short(amount))
      mustOf(line)(LINE[kind].base, short(base))
    }
  }
}

function short(text: Text): RuleResult {
  return hasTwoDecimals(text) || { value: text ?? '' }
}
