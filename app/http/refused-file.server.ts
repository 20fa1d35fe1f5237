import type { OfficeScope } from '~/domain/kernel/scope'
import { logEvent } from './events.server'

/** What somebody asks the log about who looks for files that were made to do harm; the reason is the one that the person is told. */
export function logRefusedFile(request: Request, { tenantId, userId }: OfficeScope, reason: string): void {
  const to = new URL(request.url).pathname.replaceAll(/[0-9a-f-]{36}/gi, ':id')
  logEvent('file_refused', request, { to, reason, user: userId, tenant: tenantId })
}
