import type { Within } from '../kernel/scope'
import type { Place } from '../kernel/vault'

/** Format of a file that waits until a person has said what its columns are. */
export const UNREAD = 'unread'

export function filePlace({ tenantId }: Within, fileId: string): Place {
  return { tenantId, purpose: 'bank.file', rowId: fileId }
}
