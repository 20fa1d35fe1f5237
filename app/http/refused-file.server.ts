import type { OfficeScope } from '~/domain/kernel/scope'
import { logEvent } from './events.server'

/** Logged to trace malicious files; the reason is the one shown to the user. */
export function logRefusedFile(request: Request, { tenantId, userId }: OfficeScope, reason: string): void {
  const to = new URL(request.url).pathname.replaceAll(/[0-9a-f-]{36}/gi, ':id')
  logEvent('file_refused', request, { to, reason, user: userId, tenant: tenantId })
}
