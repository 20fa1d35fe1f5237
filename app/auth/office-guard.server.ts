import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { now, today } from '~/clock.server'
import { may, type Right, rolesWith } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { mayDo, seesSensitive } from '~/domain/kernel/sensitive'
import { findSessionOwner } from '~/domain/users/accounts/session-owner.server'
import { findSession, type LiveSession, noteSessionUse } from '~/domain/users/accounts/sessions.server'
import { membershipsOf, namesWithRole } from '~/domain/users/members/memberships.server'
import { ownTenantScope } from '~/domain/users/members/own-tenants.server'
import { isFactorDemandedIn } from '~/domain/users/second-factor/demanded-factor.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { rememberCaller } from '~/http/caller.server'
import type { NotAllowed, OtherFirm } from '~/http/error-data'
import { isApiPath } from '~/http/headers.server'
import { officeFrameOf } from '~/http/office-frame.server'
import { problem } from '~/http/problem.server'
import { seeOther } from '~/http/redirect.server'
import { lastSessionHash, sessionTokenHash } from '~/http/session-cookie.server'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { keepForSignIn } from '~/kit/forms/refused-form.server'
import { keptPath, lostFromSignIn, onwardFromSignIn, paths, SHOWN_FOR_PARAMETER } from '~/paths'
import type { OfficeVisitor } from './access'
import { bestEffort } from './best-effort.server'

/** A page's loaders run in parallel, each through the gate, and share one session lookup. */
const visitors = new WeakMap<object, Promise<OfficeVisitor | undefined>>()

/**
 * The signed-in person, in their current tenant or in the one that the path names. Others get the sign-in
 * page, or 401 for machines. 409 if the form came from a page made for another firm than the current one.
 * 403 without the right, with the names of those who can help. A person who owes the firm a second factor is sent to set one up. @throws NotFound where the path names a tenant that is not theirs
 */
export async function admitToOffice(
  { request, params, context }: LoaderFunctionArgs,
  right: Right,
): Promise<OfficeVisitor> {
  const visit = visitors.get(context) ?? findVisitor(request)
  visitors.set(context, visit)
  const visitor = await visit
  if (!visitor) throw await refuseStranger(request)
  const { user, scope } = visitor
  await refuseOtherFirm(request, user)
  if (!mayDo(scope, right)) {
    // The page names the firm's owners, so it is only for those who have met its demand.
    await refuseWithoutFactor(request, user, scope)
    throw await notAllowed(visitor, right)
  }
  const asked = params.tenantId
  const there = asked === undefined ? scope : await ownTenantScope(house.reader, scope, asked)
  if (right !== 'keep_account') await refuseWithoutFactor(request, user, there)
  return { user, scope: there }
}

async function findVisitor(request: Request): Promise<OfficeVisitor | undefined> {
  const at = now().toISOString()
  const tokenHash = await sessionTokenHash(request)
  const user = tokenHash === undefined ? undefined : await findSession(house.reader, tokenHash, at)
  if (!user) return undefined
  rememberCaller(request, { user: user.userId })
  void bestEffort(noteSessionUse(house, user, at))
  const { tenantId, userId, role, ownerSeesSensitive } = user
  const actor = `user:${userId}`
  const scope: OfficeScope = { tenantId, userId, role, ownerSeesSensitive, actor, at, today: today() }
  return { user, scope }
}

/** Users of an identity provider are exempt: their factors are its business (decision 030). */
async function refuseWithoutFactor(request: Request, user: LiveSession, scope: OfficeScope): Promise<void> {
  if (user.signedInBy === 'provider') return
  const isDemanded =
    scope.tenantId === user.tenantId ? user.isFactorDemanded : await isFactorDemandedIn(house.reader, scope)
  if (!isDemanded || (await hasSecondFactor(house.reader, user.userId))) return
  if (isApiPath(new URL(request.url).pathname))
    throw problem(403, { detail: 'This firm demands a second factor.' })
  throw seeOther(request, paths.secondFactor())
}

/** For routes of which only some pages are sensitive. @throws 403 if the visitor may not see them */
export async function refuseUnlessSensitive(visitor: OfficeVisitor): Promise<void> {
  if (!seesSensitive(visitor.scope)) throw await notAllowed(visitor, 'see_sensitive')
}

async function notAllowed({ user, scope }: OfficeVisitor, right: Right) {
  const isForPayroll = may(scope.role, right)
  const body: NotAllowed = {
    kind: 'not-allowed',
    frame: officeFrameOf(user),
    who: isForPayroll ? 'payroll' : rolesWith(right).every((role) => role === 'owner') ? 'owners' : 'others',
    names: await namesWithRole(house.reader, scope, isForPayroll ? 'payroll' : 'owner'),
    firm: isForPayroll ? paths.tenantSensitive(scope.tenantId) : null,
  }
  return data(body, { status: 403 })
}

async function refuseOtherFirm(request: Request, { userId, tenantId, tenantName }: LiveSession) {
  const shownFor = new URL(request.url).searchParams.get(SHOWN_FOR_PARAMETER)?.toLowerCase()
  if (request.method !== 'POST' || shownFor === undefined || shownFor === tenantId) return
  const memberships = await membershipsOf(house.reader, userId)
  const shown = memberships.find((membership) => membership.tenantId === shownFor)?.tenantName ?? null
  const body: OtherFirm = { kind: 'other-firm', now: tenantName, shown }
  throw data(body, { status: 409 })
}

async function refuseStranger(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (isApiPath(pathname)) return problem(401, { detail: 'This address needs a signed-in session.' })
  // A form's address only accepts POST, so return to its page after signing in.
  const query = new URLSearchParams(searchParams)
  query.delete(LANGUAGE_PARAMETER)
  const onward = request.method === 'GET' && query.size > 0 ? `${pathname}?${query}` : pathname
  const key = await keptFor(request)
  if (key !== undefined) return seeOther(request, onwardFromSignIn(keptPath(pathname, key)))
  const isLost = request.method === 'POST'
  return seeOther(request, isLost ? lostFromSignIn(onward) : onwardFromSignIn(onward))
}

/** Key of a form whose session expired while it was being filled in. */
async function keptFor(request: Request): Promise<string | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const tokenHash = request.method === 'POST' && isForm ? await lastSessionHash(request) : undefined
  const sender = tokenHash === undefined ? undefined : await findSessionOwner(house.reader, tokenHash)
  return sender && keepForSignIn(request, sender)
}
