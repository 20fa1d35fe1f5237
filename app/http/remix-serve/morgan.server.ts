import morgan from 'morgan'
import { logRequest, redactedPath } from '../access-log.server'

/** remix-serve logs with morgan's format "tiny"; this redirects it to our log. */
export function installAccessLog(): void {
  morgan.token('url', redactedPath)
  morgan.format('tiny', (tokens, request, response) => {
    logRequest(request, response.statusCode, Number(tokens['response-time']?.(request, response)) || 0)
    return undefined
  })
}
