import { data } from '@remix-run/node'
import { now, today } from '~/clock.server'
import { linkScope, redeemLink } from '~/domain/links/redeem.server'
import { recordVisit } from '~/domain/links/visit.server'
import { hasPass, isPortalCodeDemanded } from '~/domain/portal-code/passes.server'
import type { LinkScope } from '~/domain/scope'
import { tenantContact } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import { clientAddress } from '~/http/client-address.server'
import type { EndedLink, Wait } from '~/http/error-data'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { tokenFailures } from '~/http/throttle.server'
import { paths } from '~/paths'
import type { LinkPurpose } from '~db/schema'
import type { LinkVisitor } from './access'
import { bestEffort } from './best-effort.server'
import { portalPassHash } from './portal-pass.server'

interface LinkUse {
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

/** Neither HEAD nor a question whether a file is still the same. */
function isWholeDownload({ method, headers }: Request): boolean {
  return method === 'GET' && !headers.has('if-none-match')
}

/** A genuine token's link, live or ended: enough to have a fresh one mailed, and for nothing else. */
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

/**
 * An employee's link; redirects to the code page if the firm asks for a code that this browser has not
 * entered.
 */
export async function admitToPayslips(
  request: Request,
  { isDownload }: Pick<LinkUse, 'isDownload'>,
  token?: string,
): Promise<LinkVisitor> {
  const visitor = await admitByLink(request, { purpose: 'mitarbeiter-portal', isDownload }, token)
  if (await needsCode(request, visitor.scope)) throw seeOther(request, paths.employeeCode(visitor.token))
  return visitor
}

/** An employee's link whose code has yet to be entered; otherwise redirects to the payslips. */
export async function admitToCode(request: Request, token?: string): Promise<LinkVisitor> {
  const visitor = await admitByLink(request, { purpose: 'mitarbeiter-portal' }, token)
  if (await needsCode(request, visitor.scope)) return visitor
  throw seeOther(request, paths.employeePortal(visitor.token))
}

/** The answer to a token that opens nothing. */
export async function refuseToken(request: Request) {
  // The word before the token says for what it was tried.
  logEvent('token_unknown', request, { family: new URL(request.url).pathname.split('/')[1] })
  const wait = await tokenFailures.hit(clientAddress(request))
  return wait > 0
    ? data({ kind: 'wait', seconds: wait } satisfies Wait, {
        status: 429,
        headers: { 'Retry-After': String(wait) },
      })
    : data(null, { status: 404 })
}

async function needsCode(request: Request, scope: LinkScope): Promise<boolean> {
  if (!(await isPortalCodeDemanded(house.reader, scope))) return false
  const tokenHash = await portalPassHash(request)
  return tokenHash === undefined || !(await hasPass(house.reader, scope, tokenHash))
}
