import { data } from '@remix-run/node'
import type { LiveSession } from '~/domain/users/accounts/sessions.server'
import { logEvent } from '~/http/events.server'
import { findOwnSession } from '~/http/own-session.server'
import { seeOther } from '~/http/redirect.server'
import { sha256 } from '~/http/sha256.server'
import { whoAsks } from '~/http/who.server'
import { ownAddress, REFUSED_PARAMETER, refusedPath } from '~/paths'
import { redact } from '~/redact'
import { enteredIn } from './form.server'
import { keptRefusals, type RefusedForm } from './kept-refusals.server'

/** But for the mark of an ended session, which goes by itself. */
const OWN_COOKIE = /^(?:__(?:Host|Secure)-)?zahltag_(?!ended)/

/** 303 to the page, which gives the form back: "Back" and "Reload" ask for a page, and never send a form again. */
export async function giveBack(request: Request, page: string, refused: RefusedForm) {
  const { pathname } = new URL(page, request.url)
  // The page answers 429, but only to those who follow.
  if (refused.wait > 0) logEvent('throttled', request, { ...whoAsks(request), path: redact(pathname) })
  return seeOther(
    request,
    refusedPath(page, keptRefusals.keep(await placeOf(request, pathname), refused), refused.at),
  )
}

/** The same for a form whose address is its page's too. */
export function giveBackHere(request: Request, refused: RefusedForm) {
  return giveBack(request, ownAddress(request.url), refused)
}

/** The form that the address says to give back, if it is still kept. */
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

/** Keeps what a form has that came after its sender's session had ended, to be found back after signing in again. */
export async function keepForSignIn(
  request: Request,
  sender: Pick<LiveSession, 'userId' | 'tenantId'>,
): Promise<string | undefined> {
  const values = enteredIn(new URLSearchParams(await request.text()))
  if (Object.keys(values).length === 0) return undefined
  const refusal = { faults: { form: 'signed_out_meanwhile' as const }, values }
  return keptRefusals.keep(placeOfPerson(sender), { refusal, wait: 0, status: 409 })
}

/** A page answers with what happened to the form that it gives back: 409, 413, 422, or 429 with the seconds to wait. */
export function pageWith<Data extends { refused: RefusedForm | null }>(page: Data) {
  const { refused } = page
  if (refused === null) return data(page)
  if (refused.wait === 0) return data(page, { status: refused.status ?? 422 })
  return data(page, { status: 429, headers: { 'Retry-After': String(refused.wait) } })
}

/** A session that ended leaves nothing of itself in the next one but whose it was, and for which firm. */
function placeOfPerson(session: Pick<LiveSession, 'userId' | 'tenantId'> | undefined): string {
  return sha256(JSON.stringify(['person', session?.userId, session?.tenantId]))
}

/**
 * The page, the browser's session and its firm: the key alone does not show what was entered. The
 * cookies of others, such as a load balancer's, change as they like.
 */
async function placeOf(request: Request, pathname: string): Promise<string> {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const own = cookies.filter((cookie) => OWN_COOKIE.test(cookie)).sort()
  const firm = (await findOwnSession(request))?.tenantId
  return sha256(JSON.stringify([pathname, own, firm]))
}
