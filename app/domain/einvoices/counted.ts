import type { Adjustment, EInvoice, Line } from './model'
import { profileOf } from './profile'

/** Lines that count in sums: in EXTENDED without subtotals and text lines. */
export function countedLines(invoice: EInvoice): Line[] {
  if (profileOf(invoice) !== 'extended') return invoice.lines
  return invoice.lines.filter(isDetail)
}

export function isDetail({ subtype }: Line): boolean {
  return subtype === undefined || subtype.trim() === 'DETAIL'
}

/** Allowances and charges of the whole invoice: in EXTENDED including freight. */
export function countedAdjustments(invoice: EInvoice): Adjustment[] {
  return profileOf(invoice) === 'extended'
    ? [...invoice.adjustments, ...invoice.freight]
    : invoice.adjustments
}
