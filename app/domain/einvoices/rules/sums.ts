import type Big from 'big.js'
import { countedAdjustments, countedLines } from '../counted'
import { decimal, rounded, total } from '../decimals'
import { is } from '../elements'
import type { RuleResult } from '../finding'
import type { Adjustment, EInvoice, Text } from '../model'
import type { Checked, Must } from '../must'
import { isExtension, profileOf } from '../profile'

export function sumRules(checked: Checked): void {
  const profile = profileOf(checked.invoice)
  if (profile === 'extended') extendedSums(checked)
  else if (profile === 'too-little') shortSums(checked)
  else wholeSums(checked)
}

function wholeSums({ invoice, must }: Checked): void {
  const { totals, adjustments } = invoice
  grossRule(invoice, must)
  // If all sums are missing, other rules report it.
  if (![totals.lines, totals.net, totals.gross, totals.due].some(is)) return
  const lines = rounded(total(invoice.lines.map((line) => line.net)))
  must('BR-CO-10', comesTo(lines, totals.lines))
  must('BR-CO-11', adjusted(adjustments, 'allowance', totals.allowances))
  must('BR-CO-12', adjusted(adjustments, 'charge', totals.charges))
  netRule(invoice, must)
  taxRule(invoice, must)
  const due = dueOf(invoice)
  must(isExtension(invoice) ? 'BR-DEX-09' : 'BR-CO-16', due ? comesTo(due, totals.due) : false)
}

/** A format without lines has too little data to check every sum. */
function shortSums({ invoice, must }: Checked): void {
  const { totals, adjustments, taxes } = invoice
  grossRule(invoice, must)
  if (taxes.length > 0) taxRule(invoice, must)
  if (!is(totals.lines)) return
  must('BR-CO-11', adjusted(adjustments, 'allowance', totals.allowances))
  must('BR-CO-12', adjusted(adjustments, 'charge', totals.charges))
  netRule(invoice, must)
  const due = dueOf(invoice)
  must('BR-CO-16', due ? comesTo(due, totals.due) : false)
}

/** EXTENDED accepts a cent for each amount in a sum, and counts freight (FACTUR-X 1.09, BR-FXEXT-CO-10 to -16). */
function extendedSums({ invoice, must }: Checked): void {
  const { totals, lines: all } = invoice
  const lines = countedLines(invoice)
  const adjustments = countedAdjustments(invoice)
  const of = (kind: Adjustment['kind']) => adjustments.filter((one) => one.kind === kind)
  const [off, on] = [of('allowance'), of('charge')]
  const sumOf = (amounts: { amount?: Text }[]) => rounded(total(amounts.map(({ amount }) => amount)))
  const net = rounded(total(lines.map((line) => line.net)))
  must('BR-FXEXT-CO-10', nearly(net, totals.lines, all.length))
  if (off.length > 0 || is(totals.allowances))
    must('BR-FXEXT-CO-11', nearly(sumOf(off), totals.allowances, off.length))
  if (on.length > 0 || is(totals.charges))
    must('BR-FXEXT-CO-12', nearly(sumOf(on), totals.charges, on.length))
  const count = lines.length + adjustments.length
  must('BR-FXEXT-CO-13', nearly(net.minus(sumOf(off)).plus(sumOf(on)), totals.net, count))
  taxRule(invoice, must)
  const [base, whole] = [decimal(totals.net), decimal(totals.gross)]
  const tax = totals.taxes.filter(({ currency }) => currency === invoice.currency)
  const isUntaxed = tax.length !== 1 && base !== undefined && whole !== undefined && base.eq(whole)
  const expected = base?.plus(total(tax.map(({ amount }) => amount)))
  must(
    'BR-FXEXT-CO-15',
    isUntaxed || (expected && tax.length === 1 ? nearly(expected, totals.gross, count) : false),
  )
  const due = dueOf(invoice)
  must('BR-FXEXT-CO-16', due ? comesTo(due, totals.due) : false)
}

function grossRule({ currency, totals, syntax }: EInvoice, must: Must): void {
  const [net, gross] = [decimal(totals.net), decimal(totals.gross)]
  const tax = totals.taxes.filter((one) => one.currency === currency).map(({ amount }) => amount)
  if (is(currency)) must('BR-CO-15', grossOf({ net, gross, tax, mayLackTax: syntax === 'CII' }))
}

function netRule({ totals }: EInvoice, must: Must): void {
  const expected = rounded(total([totals.lines, totals.charges]).minus(total([totals.allowances])))
  must('BR-CO-13', is(totals.lines) ? comesTo(expected, totals.net) : false)
}

function taxRule({ totals, taxes, currency }: EInvoice, must: Must): void {
  const taxed = rounded(total(taxes.map(({ amount }) => amount)))
  const own = totals.taxes.filter((tax) => tax.currency === currency && tax.isBrokenDown !== false)
  for (const tax of own) must('BR-CO-14', comesTo(taxed, tax.amount))
}

function comesTo(computed: Big, stated: Text): RuleResult {
  return nearly(computed, stated, 0)
}

/** Accepts a difference of a cent for each amount in a sum, if the format does. */
function nearly(computed: Big, stated: Text, cents: number): RuleResult {
  const amount = decimal(stated)
  if (!amount) return false
  const isNear = amount.minus(computed).abs().times(100).lte(cents)
  return isNear || { sum: { computed: computed.toFixed(2), stated: amount.toFixed() } }
}

/** The sum may be absent if there is nothing to add up. */
function adjusted(all: Adjustment[], kind: Adjustment['kind'], stated: Text): RuleResult {
  const ofKind = all.filter((one) => one.kind === kind)
  if (ofKind.length === 0 && !is(stated)) return true
  return comesTo(rounded(total(ofKind.map(({ amount }) => amount))), stated)
}

interface Whole {
  net: Big | undefined
  gross: Big | undefined
  tax: string[]
  /** Whether it may be absent for a total without tax. */
  mayLackTax: boolean
}

function grossOf({ net, gross, tax, mayLackTax }: Whole): RuleResult {
  if (!net || !gross) return false
  if (mayLackTax && gross.eq(net)) return true
  if (tax.length !== 1) return false
  return comesTo(rounded(net.plus(total(tax))), gross.toFixed())
}

/** Including third-party payments, if the format has them. */
function dueOf(invoice: EInvoice): Big | undefined {
  const { totals, thirdParty } = invoice
  const isCounted = isExtension(invoice) || profileOf(invoice) === 'extended'
  return decimal(totals.gross)
    ?.minus(total([totals.prepaid]))
    .plus(total([totals.rounding]))
    .plus(total(isCounted ? thirdParty.map(({ amount }) => amount) : []))
}
