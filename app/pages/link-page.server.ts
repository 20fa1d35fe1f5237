import { randomUUID } from 'node:crypto'
import { config } from '~/config.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { recordShownLink, type ShownLink } from '~/domain/links/shown.server'
import { readLinkPage } from '~/domain/office/link-page.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { linkPaths } from '~/paths'

/** A link with its address, where it lives. @throws NotFound */
export async function linkPage(request: Request, scope: OfficeScope, linkId: string) {
  const { token, ...page } = await readLinkPage(house, scope, linkId)
  const { purpose, subjectId } = page.about
  const link = token === null ? null : { token, expiresAt: page.link.expiresAt }
  const shown = await showLink(request, scope, { purpose, subjectId, link, path: linkPaths[purpose] })
  return { ...page, url: shown?.url ?? null, formKey: randomUUID() }
}

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
