import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '~/log.server'
import { REFUSED_PARAMETER } from '~/paths'
import { redact } from '~/redact'
import { logEvent } from './events.server'
import { countRequest } from './metrics.server'
import { takeWho } from './who.server'

type Incoming = IncomingMessage & { originalUrl?: string }

/**
 * Logs a request once its answer is sent or its connection lost. Call the returned function when the answer
 * is known.
 */
export function logAccess(request: Incoming, response: ServerResponse): () => void {
  const started = performance.now()
  let ms = 0
  response.once('close', () => {
    const isWhole = response.writableFinished
    logRequest(request, response.statusCode, ms, isWhole ? {} : { aborted: true })
  })
  return () => {
    ms = Math.round((performance.now() - started) * 1000) / 1000
  }
}

/** Without query and token. */
export function logRequest(request: Incoming, status: number, ms: number, more: object = {}): void {
  countRequest(status, ms)
  const { method, headers } = request
  const path = redactedPath(request)
  const id = String(headers['x-request-id'])
  const who = takeWho(id)
  log.info({ event: 'request', id, method, path, status, ms, ...who, ...more })
  if (status === 403) logEvent('forbidden', request, { ...who, path })
  // A page that gives a form back was told of when the form came.
  if (status === 429 && !request.url?.includes(`${REFUSED_PARAMETER}=`))
    logEvent('throttled', request, { ...who, path })
}

/** For logs: without query and token. A path has no quotes but raw ones, which would end what is hidden of it. */
export function redactedPath(request: Incoming): string {
  const path = (request.originalUrl ?? request.url ?? '').split('?')[0] ?? ''
  return redact(path.replaceAll('"', '%22'))
}
