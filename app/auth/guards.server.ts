import { data, redirect } from '@remix-run/node'
import { now, today } from '~/clock.server'
import { db, reader } from '~/db.server'
import { Forbidden } from '~/domain/errors'
import { linkScope, recordVisit, redeemLink } from '~/domain/links/redeem.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import type { LinkScope, OfficeScope } from '~/domain/scope'
import { hasPass, isSecondStepDemanded } from '~/domain/second-step/passes.server'
import { tenantContact } from '~/domain/tenants/contact.server'
import { redeemAccountLink } from '~/domain/users/account-links.server'
import { ownTenantScope } from '~/domain/users/founding.server'
import { findSession, type LiveSession, noteSessionUse } from '~/domain/users/sessions.server'
import { membershipsOf } from '~/domain/users/users.server'
import type { EndedLink, OtherFirm } from '~/http/error-data'
import { isApiPath } from '~/http/headers.server'
import { problem } from '~/http/problem.server'
import { nameAndPlace } from '~/http/respond.server'
import { throttleKey, tokenFailures } from '~/http/throttle.server'
import { keepLanguage, languageOf } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { log } from '~/log.server'
import { paths, SHOWN_FOR_PARAMETER } from '~/paths'
import type { AccountLinkPurpose, AccountLinkRow, LinkPurpose, Role } from '~db/schema'
import { portalPassHash } from './portal-pass.server'
import { sessionTokenHash } from './session.server'

/**
 * The signed-in person; otherwise the sign-in page for people, 401 for machines. A form of a page that was made for
 * another firm than they work for now: 409.
 */
export async function requireUser(request: Request): Promise<{ user: LiveSession; scope: OfficeScope }> {
  const at = now().toISOString()
  const tokenHash = await sessionTokenHash(request)
  const session = tokenHash === undefined ? undefined : await findSession(reader, tokenHash, at)
  if (!session) throw refuseStranger(request)
  await refuseOtherFirm(request, session)
  await uncritical(noteSessionUse(db, session, at))
  const { tenantId, userId, role } = session
  return { user: session, scope: { tenantId, userId, role, actor: `user:${userId}`, at, today: today() } }
}

/** @throws Forbidden unless the person has one of the roles in this tenant. */
export function requireRole(scope: OfficeScope, roles: readonly Role[]): void {
  if (!roles.includes(scope.role)) throw new Forbidden()
}

/** The owner of the firm in the path, in that firm, whichever they work for now. @throws NotFound; Forbidden */
export async function requireOwnTenant(
  request: Request,
  tenantId: string | undefined,
): Promise<{ user: LiveSession; scope: OfficeScope }> {
  const { user, scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  return { user, scope: await ownTenantScope(reader, scope, tenantId?.toLowerCase() ?? '') }
}

/**
 * What the token in the path opens. Anything but a genuine token of this purpose: one identical 404, or 429 after
 * too many. A genuine one that has ended: 410. A genuine one that lives always passes.
 */
export async function requireLink(
  request: Request,
  purpose: LinkPurpose,
  token: string | undefined,
): Promise<{ scope: LinkScope; token: string }> {
  const at = now().toISOString()
  const redemption = await redeemLink(reader, keyring, purpose, token ?? '', at)
  if (redemption.outcome === 'unknown') throw await refuseToken(request)
  const { link, subjectId } = redemption
  if (redemption.outcome === 'ended')
    throw data(await endedLink(purpose, token ?? '', link.tenant_id), { status: 410 })
  await uncritical(recordVisit(db, link, at))
  return { scope: linkScope(link, subjectId, at, today()), token: token ?? '' }
}

/** What an employee's link opens once a code was entered, where the firm asks for one; leads to the code otherwise. */
export async function requirePayslipLink(
  request: Request,
  token: string | undefined,
): Promise<{ scope: LinkScope; token: string }> {
  const link = await requireLink(request, 'mitarbeiter-portal', token)
  if (!(await needsSecondStep(request, link.scope))) return link
  throw redirect(keepLanguage(paths.employeeCode(link.token), new URL(request.url).search), 303)
}

/** Whether the firm asks for a code that this browser has not entered. */
export async function needsSecondStep(request: Request, scope: LinkScope): Promise<boolean> {
  if (!(await isSecondStepDemanded(reader, scope))) return false
  const tokenHash = await portalPassHash(request)
  return tokenHash === undefined || !(await hasPass(reader, scope, tokenHash))
}

/**
 * The link of a genuine token, whether it still opens anything or has ended: enough to be mailed a fresh one,
 * and for nothing else.
 */
export async function requireGenuineLink(
  request: Request,
  purpose: LinkPurpose,
  token: string | undefined,
): Promise<{ scope: LinkScope; token: string; isOpen: boolean }> {
  const at = now().toISOString()
  const redemption = await redeemLink(reader, keyring, purpose, token ?? '', at)
  if (redemption.outcome === 'unknown') throw await refuseToken(request)
  const { outcome, link, subjectId } = redemption
  return { scope: linkScope(link, subjectId, at, today()), token: token ?? '', isOpen: outcome === 'open' }
}

/** The link of a token to an account: a forged one is met with 404, a used or expired one with 410. */
export async function requireAccountLink(
  request: Request,
  purpose: AccountLinkPurpose,
  token: string | undefined,
): Promise<AccountLinkRow> {
  const redemption = await redeemAccountLink(reader, keyring, purpose, token ?? '', now().toISOString())
  if (redemption.outcome === 'unknown') throw await refuseToken(request)
  if (redemption.outcome === 'ended') throw data(null, { status: 410 })
  return redemption.link
}

/** A counter keeps nobody from a page: where the database is busy with a long write, the visit goes uncounted. */
async function uncritical(count: Promise<void>): Promise<void> {
  try {
    await count
  } catch (error) {
    log.warn({ event: 'uncounted', ...nameAndPlace(error) })
  }
}

async function refuseToken(request: Request) {
  const wait = await tokenFailures.hit(throttleKey(request.headers.get('x-client-ip') ?? 'unknown'))
  return wait > 0
    ? data(null, { status: 429, headers: { 'Retry-After': String(wait) } })
    : data(null, { status: 404 })
}

async function endedLink(purpose: LinkPurpose, token: string, tenantId: string): Promise<EndedLink> {
  return { kind: 'ended-link', purpose, token, tenant: await tenantContact(reader, tenantId) }
}

async function refuseOtherFirm(request: Request, { userId, tenantId, tenantName }: LiveSession) {
  const shownFor = new URL(request.url).searchParams.get(SHOWN_FOR_PARAMETER)
  if (request.method !== 'POST' || shownFor === null || shownFor === tenantId) return
  const memberships = await membershipsOf(reader, userId)
  const shown = memberships.find((membership) => membership.tenantId === shownFor)?.tenantName ?? null
  throw data(
    { kind: 'other-firm', language: languageOf(request), now: tenantName, shown } satisfies OtherFirm,
    { status: 409 },
  )
}

function refuseStranger(request: Request): Response {
  const url = new URL(request.url)
  if (isApiPath(url.pathname)) return problem(401, { detail: 'This address needs a signed-in session.' })
  const signIn = `${paths.signIn()}?weiter=${encodeURIComponent(url.pathname)}`
  return redirect(keepLanguage(signIn, url.search), 303)
}
