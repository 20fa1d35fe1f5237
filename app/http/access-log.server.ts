import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, redact } from '~/log.server'

type Incoming = IncomingMessage & { originalUrl?: string }

/**
 * Logs a request once its answer is sent or its connection gone. Call the returned function when the answer
 * is known.
 */
export function logAccess(request: Incoming, response: ServerResponse): () => void {
  const started = performance.now()
  let ms = 0
  response.once('close', () => logRequest(request, response.statusCode, ms))
  return () => {
    ms = Math.round((performance.now() - started) * 1000) / 1000
  }
}

/** Without query and token. */
export function logRequest(request: Incoming, status: number, ms: number): void {
  const { method, headers } = request
  const path = redactedPath(request)
  log.info({ event: 'request', id: headers['x-request-id'], method, path, status, ms })
}

/** For logs: without query and token. */
export function redactedPath(request: Incoming): string {
  return redact((request.originalUrl ?? request.url ?? '').split('?')[0] ?? '')
}
