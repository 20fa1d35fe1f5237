import { config } from '~/config.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { recordShownLink, type ShownLink } from '~/domain/links/shown.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'

interface LinkToShow extends ShownLink {
  link: { token: string; expiresAt: string } | null | undefined
  path: (token: string) => string
}

/**
 * The address of a live link, and the note that it was shown. Its page reads it each time, so that it never
 * becomes part of an office address.
 */
export async function showLink(request: Request, scope: OfficeScope, { link, path, ...shown }: LinkToShow) {
  if (!link) return null
  if (request.method !== 'HEAD') await noteShownLink(request, scope, shown)
  return { url: config().baseUrl + path(link.token), expiresAt: link.expiresAt }
}

export async function noteShownLink(request: Request, scope: OfficeScope, shown: ShownLink): Promise<void> {
  await recordShownLink(house, scope, shown)
  logEvent('link_shown', request, { user: scope.userId, tenant: scope.tenantId, ...shown })
}
