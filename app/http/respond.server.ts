import { createHash } from 'node:crypto'
import { data } from '@remix-run/node'
import type { StoredDocument } from '~/domain/documents/documents.server'
import { Conflict, Forbidden, NotFound } from '~/domain/errors'
import { log } from '~/log.server'
import { isBusy } from '~db/dialect'
import { problem } from './problem.server'
import { wholeResponse } from './serve/answer.server'

interface FailedRequest {
  routeId: string
  isPage: boolean
  isTooLarge: boolean
}

/**
 * Domain errors as HTTP, in one place: pages throw to the error page, resources answer problem+json.
 * What nobody expected is logged by name and answered with 500.
 */
export function respondToError(error: unknown, { routeId, isPage, isTooLarge }: FailedRequest): Response {
  if (isResponseLike(error) && !isTooLarge) throw error
  const { status, headers } = statusOf(error, isTooLarge)
  if (status === 500) log.error({ event: 'unexpected', routeId, ...nameAndPlace(error) })
  if (isPage) throw data(null, { status, headers })
  return problem(status, { headers })
}

/** What a log may say of an error: its name and where it was thrown, never its message, which may quote data. */
export function nameAndPlace(error: unknown): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 4)
    .map((line) => line.trim())
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return { error: `${error.name}${code}`, at }
}

/** A frozen document as a download; answers a matching If-None-Match with 304. */
export function documentResponse(request: Request, document: StoredDocument): Response {
  const etag = `"${document.sha256}"`
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'private, no-store' })
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', document.mediaType)
  headers.set('Content-Length', String(document.bytes.byteLength))
  headers.set('Content-Disposition', `attachment; filename="${document.fileName}"`)
  if (request.method === 'HEAD') return new Response(null, { headers })
  return wholeResponse(Buffer.from(document.bytes), { headers })
}

/** SHA-256 in hex. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
}

function statusOf(error: unknown, isTooLarge: boolean): { status: number; headers: Record<string, string> } {
  // The rest of the body is on its way: on a connection kept alive, the next request would be reset.
  if (isTooLarge) return { status: 413, headers: {} }
  if (error instanceof NotFound) return { status: 404, headers: {} }
  if (error instanceof Forbidden) return { status: 403, headers: {} }
  if (error instanceof Conflict) return { status: 409, headers: {} }
  if (isBusy(error)) return { status: 503, headers: { 'Retry-After': '1' } }
  return { status: 500, headers: {} }
}

/** A thrown Response, or what `data()` makes. */
function isResponseLike(error: unknown): boolean {
  return (
    error instanceof Response ||
    (typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit')
  )
}
