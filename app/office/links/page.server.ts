import { randomUUID } from 'node:crypto'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readLinkPage } from '~/domain/overviews/link-page.server'
import { house } from '~/house.server'
import { showLink } from '~/kit/shown-link.server'
import { linkPaths } from '~/paths'

/** A link, with its URL while it is live. @throws NotFound */
export async function linkPage(request: Request, scope: OfficeScope, linkId: string) {
  const { token, ...page } = await readLinkPage(house, scope, linkId)
  const { purpose, subjectId } = page.about
  const link = token === null ? null : { token, expiresAt: page.link.expiresAt }
  const shown = await showLink(request, scope, { purpose, subjectId, link, path: linkPaths[purpose] })
  return { ...page, url: shown?.url ?? null, formKey: randomUUID() }
}
