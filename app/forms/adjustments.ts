import type { Adjustment } from '~/domain/invoices/adjustments'
import { parseDecimal, priceAsEntered } from './decimal'

/** `10 %`, `10` or `5,00 €` as an adjustment; undefined where it is empty or nothing, null where it is neither. */
export function readAdjustment(
  text: string,
  kind: Adjustment['kind'],
  reason = '',
): Adjustment | undefined | null {
  if (text === '') return undefined
  const isAmount = text.includes('€')
  const value = parseDecimal(text.replace(/[%€]/, ''), 2)
  if (value === undefined || (!isAmount && Number(value) > 100)) return null
  if (Number(value) === 0) return undefined
  return isAmount ? { kind, reason, amount: value } : { kind, reason, percent: value }
}

export function adjustmentAsEntered(adjustment: Adjustment | undefined): string {
  if (!adjustment) return ''
  if ('amount' in adjustment) return `${priceAsEntered(adjustment.amount)} €`
  return `${adjustment.percent.replace('.', ',')} %`
}
