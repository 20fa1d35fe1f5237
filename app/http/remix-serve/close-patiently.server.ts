import type { Server } from 'node:http'

/** After the signal, how long an idle connection may still deliver a request that was on its way. */
const LAST_WORD_MS = 500

/** At a signal remix-serve calls `server.close(console.error)`. */
export function closePatiently(server: Server): void {
  // Node closes idle connections together with the server, which cuts off requests that are on their way.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, LAST_WORD_MS)
  // Called without an error, console.error prints an empty line.
  const close = server.close.bind(server)
  server.close = (callback) => close((error) => void (error && callback?.(error)))
}
