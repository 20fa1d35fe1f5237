import type { Adjustment, EInvoice, Line } from './model'
import { profileOf } from './profile'

/** The lines whose amounts are added up: in EXTENDED neither sums of others nor words. */
export function countedLines(invoice: EInvoice): Line[] {
  if (profileOf(invoice) !== 'extended') return invoice.lines
  return invoice.lines.filter(isDetail)
}

export function isDetail({ subtype }: Line): boolean {
  return subtype === undefined || subtype.trim() === 'DETAIL'
}

/** What is taken off and put on the whole: in EXTENDED with freight. */
export function countedAdjustments(invoice: EInvoice): Adjustment[] {
  return profileOf(invoice) === 'extended'
    ? [...invoice.adjustments, ...invoice.freight]
    : invoice.adjustments
}
