import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import { readAdjustment, shareAsEntered } from './adjustments'
import type { FormRefusal } from './faults'

const KINDS = ['allowance', 'charge'] as const

export function wholeValues(adjustments: readonly Adjustment[]): FormRefusal['values'] {
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

export function readWhole(values: FormRefusal['values']): Adjustment[] {
  return KINDS.flatMap((kind) => readAdjustment((values[kind] ?? '').trim(), kind) ?? [])
}
