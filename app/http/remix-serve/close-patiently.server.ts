import type { Server } from 'node:http'

/** After the signal, how long an idle connection may still deliver a request that was on its way. */
const LAST_WORD_MS = 500
/** How long connections that wait to be accepted are accepted still, if more and more come. */
const LONGEST_MS = 1000

/**
 * At a signal remix-serve calls `server.close(console.error)`. `onClose` is called once no new connection is accepted; were
 * connections given up before, their clients would come back just in time to be reset.
 */
export function closePatiently(server: Server, onClose: () => void): void {
  // Node closes idle connections together with the server, which cuts off requests that are on their way.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, LAST_WORD_MS)
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
  const deadline = performance.now() + LONGEST_MS
  let hasAccepted = false
  server.on('connection', () => {
    hasAccepted = true
  })
  function look() {
    if (!hasAccepted || performance.now() >= deadline) return then()
    hasAccepted = false
    setImmediate(look)
  }
  // The turn of the signal is under way, and may have looked already.
  setImmediate(() => {
    hasAccepted = true
    look()
  })
}
