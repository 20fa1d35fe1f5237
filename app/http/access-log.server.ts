import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '~/log.server'
import { REFUSED_PARAMETER } from '~/paths'
import { redact } from '~/redact'
import { takeCaller } from './caller.server'
import { logEvent } from './events.server'
import { countRequest } from './metrics.server'

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
  const who = takeCaller(id)
  log.info({ event: 'request', id, method, path, status, ms, ...who, ...more })
  if (status === 403) logEvent('forbidden', request, { ...who, path })
  // A page that shows a refused form again was logged when the form was posted.
  if (status === 429 && !request.url?.includes(`${REFUSED_PARAMETER}=`))
    logEvent('throttled', request, { ...who, path })
}

/** For logs: without query and token. Valid paths have no raw quotes, which would cut the redaction short. */
export function redactedPath(request: Incoming): string {
  const path = (request.originalUrl ?? request.url ?? '').split('?')[0] ?? ''
  return redact(path.replaceAll('"', '%22'))
}
