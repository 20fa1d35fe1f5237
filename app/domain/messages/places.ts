import type { Within } from '../kernel/scope'

export function messagePlace({ tenantId }: Within, id: string) {
  return { tenantId, purpose: 'message.body', rowId: id }
}

export function changeRequestPlace({ tenantId }: Within, id: string) {
  return { tenantId, purpose: 'change_request.details', rowId: id }
}
