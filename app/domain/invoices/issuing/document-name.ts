import type { InvoiceKind } from '../payments/state'

/** An invoice may also be an advance, or a final invoice that deducts advances. */
export type DocumentName = InvoiceKind | 'advance' | 'final'

export function documentName({
  kind,
  isAdvance = false,
  prepaidCents = 0,
}: {
  kind: InvoiceKind
  isAdvance?: boolean | undefined
  prepaidCents?: number | undefined
}): DocumentName {
  if (kind !== 'invoice') return kind
  if (isAdvance) return 'advance'
  return prepaidCents > 0 ? 'final' : 'invoice'
}
