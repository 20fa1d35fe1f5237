import type { IncomingMessage, ServerResponse } from 'node:http'
import morgan from 'morgan'
import { log, redact } from '~/log.server'

/** remix-serve logs with morgan's format "tiny"; ours has the request id, no query and no token. */
export function installAccessLog(): void {
  morgan.token('url', (request: IncomingMessage) => redact(pathOf(request)))
  morgan.format('tiny', (tokens, request, response) => {
    log.info({
      event: 'request',
      id: request.headers['x-request-id'],
      method: request.method,
      path: redact(pathOf(request)),
      status: (response as ServerResponse).statusCode,
      ms: Number(tokens['response-time']?.(request, response)) || 0,
    })
    return undefined
  })
}

function pathOf(request: IncomingMessage & { originalUrl?: string }): string {
  return (request.originalUrl ?? request.url ?? '').split('?')[0] ?? ''
}
