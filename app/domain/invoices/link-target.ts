import { NotFound } from '../kernel/errors'
import type { LinkScope } from '../kernel/scope'

/** The invoice that a link may touch: its own, or the one that is named in its customer's portal. */
export interface LinkTarget {
  invoiceId: string
  /** Whose it has to be. */
  customerId?: string
}

/** @throws NotFound where the link may touch no invoice, or not the one that is named */
export function linkTarget(scope: LinkScope, invoiceId?: string): LinkTarget {
  if (scope.purpose === 'rechnung') {
    if (invoiceId === undefined || invoiceId === scope.subjectId) return { invoiceId: scope.subjectId }
  } else if (scope.purpose === 'portal' && invoiceId !== undefined) {
    return { invoiceId, customerId: scope.subjectId }
  }
  throw new NotFound()
}
