import type { Within } from '../scope'
import type { Place } from '../vault'

export function bytesPlace({ tenantId }: Within, rowId: string): Place {
  return { tenantId, purpose: 'employee_document', rowId }
}

export function titlePlace({ tenantId }: Within, rowId: string): Place {
  return { tenantId, purpose: 'employee_document.title', rowId }
}
