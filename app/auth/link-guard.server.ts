import { data } from '@remix-run/node'
import { now, today } from '~/clock.server'
import { linkScope, redeemLink } from '~/domain/links/redeem.server'
import { recordVisit } from '~/domain/links/visit.server'
import { tenantContact } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import { wantsFile } from '~/http/download.server'
import type { EndedLink } from '~/http/error-data'
import type { LinkPurpose } from '~db/schema'
import type { LinkVisitor } from './access'
import { bestEffort } from './best-effort.server'
import { refuseToken } from './refuse-token.server'

export interface LinkUse {
  purpose: LinkPurpose
  isDownload?: true | undefined
}

/**
 * Resolves the token in the path. Anything but a genuine token of this purpose: always the same 404, or 429
 * after too many. A genuine one that has ended: 410. A genuine, live one always passes.
 */
export async function admitByLink(
  request: Request,
  { purpose, isDownload }: LinkUse,
  token = '',
): Promise<LinkVisitor> {
  const at = now().toISOString()
  const redemption = await redeemLink(house.reader, house.keyring, { purpose, token }, at)
  if (redemption.outcome === 'unknown') throw await refuseToken(request)
  const { link, subjectId } = redemption
  if (redemption.outcome === 'ended') {
    const tenant = await tenantContact(house.reader, link.tenant_id)
    throw data({ kind: 'ended-link', purpose, token, tenant } satisfies EndedLink, { status: 410 })
  }
  if (isDownload ? isWholeDownload(request) : request.method === 'POST')
    void bestEffort(recordVisit(house, link, at))
  return { scope: linkScope(link, subjectId, at, today()), token }
}

/** Excludes HEAD, conditional requests and prefetches. */
function isWholeDownload(request: Request): boolean {
  return wantsFile(request) && !request.headers.has('if-none-match')
}

/** The link of a genuine token, live or ended: only good for requesting a fresh one. */
export async function admitByGenuineLink(
  request: Request,
  purpose: LinkPurpose,
  token = '',
): Promise<LinkVisitor> {
  const at = now().toISOString()
  const redemption = await redeemLink(house.reader, house.keyring, { purpose, token }, at)
  if (redemption.outcome === 'unknown') throw await refuseToken(request)
  return { scope: linkScope(redemption.link, redemption.subjectId, at, today()), token }
}
