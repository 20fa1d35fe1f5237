import { config } from '~/config.server'
import { handOutLink } from '~/domain/links/handout.server'
import type { LinkSubject } from '~/domain/links/links.server'
import { recordShownLink, type ShownLink } from '~/domain/links/shown.server'
import type { OfficeScope } from '~/domain/scope'
import { RENEW_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'

interface LinkToShow extends ShownLink {
  link: { token: string; expiresAt: string } | null | undefined
  path: (token: string) => string
}

/**
 * The address of a live link, and the note that it was shown. Its page reads it anew each time, so that it never
 * becomes part of an office address.
 */
export async function showLink(request: Request, scope: OfficeScope, { link, path, ...shown }: LinkToShow) {
  if (!link) return null
  await noteShownLink(request, scope, shown)
  return { url: config().baseUrl + path(link.token), expiresAt: link.expiresAt }
}

export async function noteShownLink(request: Request, scope: OfficeScope, shown: ShownLink): Promise<void> {
  await recordShownLink(house, scope, shown)
  logEvent('link_shown', request, { user: scope.userId, tenant: scope.tenantId, ...shown })
}

/** Makes a link, replacing all older ones if the form says so, and redirects to the page that shows it. */
export async function handOutLinkAndShow(request: Request, scope: OfficeScope, subject: LinkSubject) {
  const form = new URLSearchParams(await request.text())
  await handOutLink(house, scope, { ...subject, renew: form.get(RENEW_FIELD) === 'ja' })
  return seeOther(request, new URL(request.url).pathname)
}
