import { data } from '@remix-run/node'
import { DocumentDamaged } from '~/domain/documents/stored-documents.server'
import { languageOf } from '~/i18n/language'
import { log } from '~/log.server'
import { isOfficePath } from '~/paths'
import { isDamaged, isUnwritable } from '~db/failures'
import { noteDamage } from './damage.server'
import type { InOffice } from './error-data'
import { isEndedLink } from './error-kinds'
import { nameAndPlace } from './error-name.server'
import { statusOfError } from './error-status.server'
import { officeFrameOf } from './office-frame.server'
import { findOwnSession } from './own-session.server'
import { endedLinkPage, plainPage } from './plain-page.server'
import { problem } from './problem.server'
import { codeAt, isWebhook } from './problem-codes'
import { isThrownData, type ThrownData } from './thrown-data'

/**
 * How a route answers: a page or a form of one with an error page, a file with a plain page, an API with
 * problem+json.
 */
export type AnswerKind = 'page' | 'form' | 'file' | 'api'

interface FailedRequest {
  routeId: string
  kind: AnswerKind
  request: Request
  isTooLarge: boolean
}

export async function respondToError(
  error: unknown,
  { routeId, kind, request, isTooLarge }: FailedRequest,
): Promise<Response> {
  const isPage = kind === 'page' || kind === 'form'
  if (!isTooLarge && (error instanceof Response || isThrownData(error))) {
    if (isPage) throw error
    return error instanceof Response ? error : refuse(kind, request, error)
  }
  const { status, headers } = statusOfError(error, isTooLarge)
  if (status === 500 && !(error instanceof DocumentDamaged) && !isBrokenOff(error, request))
    log.error({ event: 'unexpected', routeId, ...nameAndPlace(error) })
  if (error instanceof DocumentDamaged || isDamaged(error)) noteDamage()
  if (error instanceof DocumentDamaged)
    log.error({ event: 'document damaged', routeId, documentId: error.documentId })
  if (isUnwritable(error)) log.error({ event: 'database unwritable', routeId, ...nameAndPlace(error) })
  if (isPage) throw data(await officeOf(request, status), { status, headers })
  return refuse(kind, request, data(null, { status, headers }))
}

/** The client left while it was sending: the access log says so, and nothing is wrong here. */
function isBrokenOff(error: unknown, { signal }: Request): boolean {
  return signal.aborted && (error as NodeJS.ErrnoException).code === 'ECONNRESET'
}

/** The office's frame for a signed-in user; not on a 5xx, to spare the database. */
async function officeOf(request: Request, status: number): Promise<InOffice | null> {
  if (status >= 500 || !isOfficePath(new URL(request.url).pathname)) return null
  const session = await findOwnSession(request)
  return session ? { kind: 'in-office', frame: officeFrameOf(session) } : null
}

/** Remix renders no error page for a route without a component. */
function refuse(kind: AnswerKind, request: Request, { data: body, init }: ThrownData): Response {
  const { status = 500, headers } = init ?? {}
  if (kind === 'api') {
    const { pathname } = new URL(request.url)
    const code = codeAt(pathname, status)
    const isTypeless = isWebhook(pathname)
    return problem(status, { code, isTypeless, headers: Object.fromEntries(new Headers(headers)) })
  }
  const language = languageOf(request)
  const html = isEndedLink(body) ? endedLinkPage(body, language) : plainPage(status, language)
  const all = new Headers(headers)
  all.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers: all })
}
