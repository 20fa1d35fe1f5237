import { NotFound } from '../kernel/errors'
import type { LinkScope } from '../kernel/scope'

/** The invoice that a link gives access to: its own, or the one named in its customer's portal. */
export interface LinkTarget {
  invoiceId: string
  customerId?: string
}

/** @throws NotFound if the link gives access to no invoice, or not to the one named */
export function linkTarget(scope: LinkScope, invoiceId?: string): LinkTarget {
  if (scope.purpose === 'rechnung') {
    if (invoiceId === undefined || invoiceId === scope.subjectId) return { invoiceId: scope.subjectId }
  } else if (scope.purpose === 'portal' && invoiceId !== undefined) {
    return { invoiceId, customerId: scope.subjectId }
  }
  throw new NotFound()
}
