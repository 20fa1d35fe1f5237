import type { Within } from '../kernel/scope'
import type { Place } from '../kernel/vault'

export function bytesPlace({ tenantId }: Within, rowId: string): Place {
  return { tenantId, purpose: 'employee_document', rowId }
}

export function titlePlace({ tenantId }: Within, rowId: string): Place {
  return { tenantId, purpose: 'employee_document.title', rowId }
}
