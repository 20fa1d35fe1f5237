import { data } from '@remix-run/node'
import type { LiveSession } from '~/domain/users/accounts/sessions.server'
import { callerOf } from '~/http/caller.server'
import { logEvent } from '~/http/events.server'
import { findOwnSession } from '~/http/own-session.server'
import { seeOther } from '~/http/redirect.server'
import { sha256 } from '~/http/sha256.server'
import { ownAddress, REFUSED_PARAMETER, refusedPath } from '~/paths'
import { redact } from '~/redact'
import { enteredIn } from './form.server'
import { keptRefusals, type RefusedForm } from './kept-refusals.server'

/** Except the marker of an ended session, which expires by itself. */
const OWN_COOKIE = /^(?:__(?:Host|Secure)-)?zahltag_(?!ended)/

/** 303 to the page that shows the form again, so that "Back" and "Reload" never post twice. */
export async function giveBack(request: Request, page: string, refused: RefusedForm) {
  const { pathname } = new URL(page, request.url)
  // The page answers 429, but a client that ignores the redirect never sees it.
  if (refused.wait > 0) logEvent('throttled', request, { ...callerOf(request), path: redact(pathname) })
  return seeOther(
    request,
    refusedPath(page, keptRefusals.keep(await placeOf(request, pathname), refused), refused.at),
  )
}

/** Like `giveBack`, for a form posted to its page's own address. */
export function giveBackHere(request: Request, refused: RefusedForm) {
  return giveBack(request, ownAddress(request.url), refused)
}

export async function refusedFormOf(request: Request): Promise<RefusedForm | null> {
  const { pathname, searchParams } = new URL(request.url)
  const key = searchParams.get(REFUSED_PARAMETER)
  if (!key) return null
  return (
    keptRefusals.find(await placeOf(request, pathname), key) ??
    keptRefusals.find(placeOfPerson(await findOwnSession(request)), key) ??
    null
  )
}

export async function keepForSignIn(
  request: Request,
  sender: Pick<LiveSession, 'userId' | 'tenantId'>,
): Promise<string | undefined> {
  const values = enteredIn(new URLSearchParams(await request.text()))
  if (Object.keys(values).length === 0) return undefined
  const refusal = { faults: { form: 'signed_out_meanwhile' as const }, values }
  return keptRefusals.keep(placeOfPerson(sender), { refusal, wait: 0, status: 409 })
}

/** Sets the status of a page that shows a refused form: 409, 413, 422, or 429 with Retry-After. */
export function pageWith<Data extends { refused: RefusedForm | null }>(page: Data) {
  const { refused } = page
  if (refused === null) return data(page)
  if (refused.wait === 0) return data(page, { status: refused.status ?? 422 })
  return data(page, { status: 429, headers: { 'Retry-After': String(refused.wait) } })
}

/** Ties kept forms to the user and firm, since the session itself ends. */
function placeOfPerson(session: Pick<LiveSession, 'userId' | 'tenantId'> | undefined): string {
  return sha256(JSON.stringify(['person', session?.userId, session?.tenantId]))
}

/**
 * Page, browser session and firm, so that the key alone does not reveal what was entered. Foreign cookies, such
 * as a load balancer's, change at any time and are ignored.
 */
async function placeOf(request: Request, pathname: string): Promise<string> {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const own = cookies.filter((cookie) => OWN_COOKIE.test(cookie)).sort()
  const firm = (await findOwnSession(request))?.tenantId
  return sha256(JSON.stringify([pathname, own, firm]))
}
