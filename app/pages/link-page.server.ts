import { randomUUID } from 'node:crypto'
import { config } from '~/config.server'
import { handOutLink } from '~/domain/links/handout.server'
import type { LinkOwner } from '~/domain/links/owner'
import { revokeLinks } from '~/domain/links/revoke.server'
import { recordShownLink, type ShownLink } from '~/domain/links/shown.server'
import type { LinkSubject } from '~/domain/links/subject'
import { readLinkPage } from '~/domain/office/link-page.server'
import type { OfficeScope } from '~/domain/scope'
import { writing } from '~/domain/writing.server'
import { RENEW_FIELD, SEEN_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { linkPaths, paths } from '~/paths'

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
 * The address of a live link, and the note that it was shown. Its page reads it anew each time, so that it never
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

/** Finds or makes a link, replacing all older ones if the form says so, and redirects to its page. */
export async function handOutLinkAndShow(request: Request, scope: OfficeScope, subject: LinkSubject) {
  const form = new URLSearchParams(await request.text())
  const { id } = await handOutLink(house, scope, { ...subject, renew: form.get(RENEW_FIELD) === 'ja' })
  return seeOther(request, paths.link(id))
}

/** Ends all links that the page of their owner has shown, and returns what that page is to say of it. */
export async function blockLinks(
  request: Request,
  scope: OfficeScope,
  owner: LinkOwner,
): Promise<'gesperrt' | 'neuere'> {
  const seen = new URLSearchParams(await request.text()).get(SEEN_FIELD) ?? scope.at
  const { isAnyLeft } = await writing(house, scope, (trx) => revokeLinks(trx, scope, owner, seen))
  return isAnyLeft ? 'neuere' : 'gesperrt'
}
