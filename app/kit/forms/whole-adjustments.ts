import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import { readAdjustment, shareAsEntered } from './adjustments'
import type { Refusal } from './faults'

const KINDS = ['allowance', 'charge'] as const

export function wholeValues(adjustments: readonly Adjustment[]): Refusal['values'] {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const adjustment = adjustments.find((one) => one.kind === kind)
      return [
        [kind, shareAsEntered(adjustment)],
        [`${kind}_reason`, adjustment?.reason ?? ''],
      ]
    }),
  )
}

export function readWhole(values: Refusal['values']): Adjustment[] {
  return KINDS.flatMap((kind) => readAdjustment((values[kind] ?? '').trim(), kind) ?? [])
}
