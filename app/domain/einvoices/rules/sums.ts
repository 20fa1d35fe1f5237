import type Big from 'big.js'
import { decimal, rounded, total } from '../decimals'
import type { Verdict } from '../finding'
import type { Adjustment, EInvoice, Text } from '../model'
import type { Checked } from '../must'
import { is } from '../said'

/** Whether the amounts add up. */
export function sumRules({ invoice, must }: Checked): void {
  const { totals, taxes, adjustments } = invoice
  const [net, gross] = [decimal(totals.net), decimal(totals.gross)]
  const tax = totals.taxes.filter(({ currency }) => currency === invoice.currency)
  if (is(invoice.currency)) must('BR-CO-15', grossOf({ net, gross, tax: tax.map(({ amount }) => amount) }))
  // Where all sums are missing, other rules say so.
  if (![totals.lines, totals.net, totals.gross, totals.due].some(is)) return
  const lines = rounded(total(invoice.lines.map((line) => line.net)))
  must('BR-CO-10', comesTo(lines, totals.lines))
  must('BR-CO-11', adjusted(adjustments, 'allowance', totals.allowances))
  must('BR-CO-12', adjusted(adjustments, 'charge', totals.charges))
  const expectedNet = rounded(total([totals.lines, totals.charges]).minus(total([totals.allowances])))
  must('BR-CO-13', is(totals.lines) ? comesTo(expectedNet, totals.net) : false)
  const taxed = rounded(total(taxes.map(({ amount }) => amount)))
  for (const { amount } of tax) must('BR-CO-14', comesTo(taxed, amount))
  must('BR-CO-16', gross ? comesTo(dueOf(invoice, gross), totals.due) : false)
}

function comesTo(computed: Big, said: Text): Verdict {
  const amount = decimal(said)
  if (!amount) return false
  return amount.eq(computed) || { sum: { computed: computed.toFixed(2), said: amount.toFixed() } }
}

/** The sum may be missing where there is nothing to add up. */
function adjusted(all: Adjustment[], kind: Adjustment['kind'], said: Text): Verdict {
  const ofKind = all.filter((one) => one.kind === kind)
  if (ofKind.length === 0 && !is(said)) return true
  return comesTo(rounded(total(ofKind.map(({ amount }) => amount))), said)
}

interface Whole {
  net: Big | undefined
  gross: Big | undefined
  tax: string[]
}

function grossOf({ net, gross, tax }: Whole): Verdict {
  if (!net || !gross) return false
  if (gross.eq(net)) return true
  if (tax.length !== 1) return false
  return comesTo(rounded(net.plus(total(tax))), gross.toFixed())
}

function dueOf({ totals }: EInvoice, gross: Big): Big {
  return gross.minus(total([totals.prepaid])).plus(total([totals.rounding]))
}
