import Big from 'big.js'
import { countedAdjustments, countedLines } from '../counted'
import { decimal, rounded, total } from '../decimals'
import type { RuleResult } from '../finding'
import type { EInvoice, Tax, TaxGroup } from '../model'

/** Allows a cent for each amount in the group; grouped by category and rate, or by exemption reason as well. */
export function extendedBaseOf(group: TaxGroup, invoice: EInvoice): RuleResult {
  const base = decimal(group.base)
  if (!base) return false
  const sameRate = (tax: Tax) => (decimal(tax.rate) ?? new Big(0)).eq(decimal(group.rate) ?? 0)
  const sameReason = (tax: Tax) => tax.reason === group.reason && tax.reasonCode === group.reasonCode
  const isIn = (tax: Tax | undefined) => tax?.category === group.category && sameRate(tax ?? {})
  const byRate = sumOf(invoice, isIn)
  const byReason = sumOf(invoice, (tax) => isIn(tax) && sameReason(tax ?? {}))
  const isNear = [byRate, byReason].some(({ sum, count }) => base.minus(sum).abs().times(100).lte(count))
  return isNear || { sum: { computed: byRate.sum.toFixed(2), stated: base.toFixed() } }
}

function sumOf(invoice: EInvoice, isIn: (tax: Tax | undefined) => boolean) {
  const lines = countedLines(invoice).filter(({ tax }) => isIn(tax))
  const adjustments = countedAdjustments(invoice).filter(({ tax }) => isIn(tax))
  const signed = adjustments.map(({ kind, amount }) =>
    (decimal(amount) ?? new Big(0)).times(kind === 'charge' ? 1 : -1),
  )
  const sum = signed.reduce((all, one) => all.plus(one), total(lines.map(({ net }) => net)))
  return { sum: rounded(sum), count: lines.length + adjustments.length }
}

/** Tax of a group, within a cent for each amount. */
export function extendedTaxOf({ base, amount, rate }: TaxGroup, invoice: EInvoice): RuleResult {
  const [net, tax, percent] = [base, amount, rate].map(decimal)
  if (!net || !tax || !percent) return false
  const computed = rounded(net.times(percent).div(100))
  const count = countedLines(invoice).length + countedAdjustments(invoice).length
  const isNear = tax.minus(computed).abs().times(100).lte(count)
  return isNear || { sum: { computed: computed.toFixed(2), stated: tax.toFixed() } }
}
