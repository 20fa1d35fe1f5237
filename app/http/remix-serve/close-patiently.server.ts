import type { Server } from 'node:http'

/** How long idle connections stay open after the signal, for requests already on their way. */
const IDLE_GRACE_MS = 500
/** How long pending connections are still accepted, if more keep coming. */
const MOST_ACCEPTING_MS = 1000

/**
 * At a signal remix-serve calls `server.close(console.error)`. `onClose` is called once no new connection is accepted; were
 * connections given up before, their clients would come back just in time to be reset.
 */
export function closePatiently(server: Server, onClose: () => void): void {
  // Node closes idle connections together with the server, which cuts off requests already on their way.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, IDLE_GRACE_MS)
  const close = server.close.bind(server)
  server.close = (callback) => {
    // Called without an error, console.error prints an empty line.
    onceNoneWaits(server, () => {
      onClose()
      close((error) => void (error && callback?.(error)))
    })
    return server
  }
}

/**
 * The system resets connections that wait to be accepted when a server closes. Node accepts one in each turn of its
 * loop, so none waits after a turn without one.
 */
function onceNoneWaits(server: Server, then: () => void): void {
  const deadline = performance.now() + MOST_ACCEPTING_MS
  let hasAccepted = false
  server.on('connection', () => {
    hasAccepted = true
  })
  function look() {
    if (!hasAccepted || performance.now() >= deadline) return then()
    hasAccepted = false
    setImmediate(look)
  }
  // The signal's own turn of the event loop may have polled already.
  setImmediate(() => {
    hasAccepted = true
    look()
  })
}
