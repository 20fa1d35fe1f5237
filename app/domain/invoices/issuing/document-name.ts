import type { InvoiceKind } from '../payments/state'

/** What a document is called: invoices are also advances, and final invoices that take them off. */
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
