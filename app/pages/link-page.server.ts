import { config } from '~/config.server'
import { handOutLink } from '~/domain/links/handout.server'
import type { LinkSubject } from '~/domain/links/links.server'
import type { OfficeScope } from '~/domain/scope'
import { RENEW_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'

interface LiveLink {
  token: string
  expiresAt: string
}

/**
 * The address of a live link. Its page reads it anew each time, so that it never becomes part of an office
 * address.
 */
export function shownLink(link: LiveLink | undefined, path: (token: string) => string) {
  return link ? { url: config().baseUrl + path(link.token), expiresAt: link.expiresAt } : null
}

/** Makes a link, replacing all older ones if the form says so, and redirects to the page that shows it. */
export async function handOutLinkAndShow(request: Request, scope: OfficeScope, subject: LinkSubject) {
  const form = new URLSearchParams(await request.text())
  await handOutLink(house, scope, { ...subject, renew: form.get(RENEW_FIELD) === 'ja' })
  return seeOther(request, new URL(request.url).pathname)
}
