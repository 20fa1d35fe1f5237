import Big from 'big.js'
import type { DraftLine } from '../invoices/drafts/draft-lines'
import type { Labour } from '../invoices/drafts/labour'
import { totalsOf } from '../invoices/issuing/totals'
import { eurosOf, roundToCents } from '../values/money'
import type { Share } from './shares'

/**
 * Lines for some days of a period: quantity and price stay as agreed, and the days not billed are deducted from each
 * line, which is rounded once. @param reason printed beside the deduction
 */
export function proratedLines(
  lines: readonly DraftLine[],
  { days, ofDays }: Pick<Share, 'days' | 'ofDays'>,
  reason: string,
): DraftLine[] {
  const { lineCents } = totalsOf(lines)
  return lines.map((line, index) => {
    const cents = Math.abs(lineCents[index] ?? 0)
    const off = cents - roundToCents(new Big(cents).times(days).div(ofDays))
    if (off === 0) return line
    const { labour } = line
    const allowance = { kind: 'allowance' as const, reason, amount: eurosOf(off) }
    return {
      ...line,
      adjustments: [...(line.adjustments ?? []), allowance],
      ...(labour ? { labour: labourOf(labour, days, ofDays) } : {}),
    }
  })
}

/** A percentage of a line scales with it; an amount does not. */
function labourOf(labour: Labour, days: number, ofDays: number): Labour {
  if ('percent' in labour) return labour
  return { amount: eurosOf(roundToCents(new Big(labour.amount).times(100).times(days).div(ofDays))) }
}
