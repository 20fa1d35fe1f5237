import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import type { Labour } from '~/domain/invoices/drafts/labour'
import { parseDecimal, priceAsEntered } from './decimal'

/** Parses `10 %`, `10` or `5,00 €`: undefined for empty or zero, null if unreadable. */
export function readAdjustment(
  text: string,
  kind: Adjustment['kind'],
  reason = '',
): Adjustment | undefined | null {
  const share = readShare(text)
  return share && { kind, reason, ...share }
}

/** Like `readAdjustment`, without the kind. */
export function readShare(text: string): Labour | undefined | null {
  if (text === '') return undefined
  const isAmount = text.includes('€')
  const value = parseDecimal(text.replace(/[%€]/, ''), 2)
  if (value === undefined || (!isAmount && Number(value) > 100)) return null
  if (Number(value) === 0) return undefined
  return isAmount ? { amount: value } : { percent: value }
}

export function shareAsEntered(share: Labour | undefined): string {
  if (!share) return ''
  if ('amount' in share) return `${priceAsEntered(share.amount)} €`
  return `${share.percent.replace('.', ',')} %`
}
