import type { Server } from 'node:http'
import { closeDatabase } from '~/db.server'
import { log } from '~/log.server'

/** Requests that run longer than this after the signal are cut. */
const PATIENCE_MS = 9000
/** After the signal, how long an idle connection may still bring the request that was on its way. */
const LAST_WORD_MS = 500

let stopping = false

/** Whether the process was asked to end: answers then close their connection. */
export function isStopping(): boolean {
  return stopping
}

/** Ends well: remix-serve closes its server at the signal; when the last answer is out, this lets go of the rest. */
export function installGracefulEnd(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping = true
      log.info({ event: 'stopping', signal })
      setTimeout(() => void end(), PATIENCE_MS).unref()
    })
  }
}

/** Ends the process once a server that was asked to stop has answered its last request. */
export function endWith(server: Server): void {
  server.once('close', () => void end())
  // Node closes idle connections together with the server, and so cuts what a busy client has just sent.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, LAST_WORD_MS)
}

async function end(): Promise<void> {
  await closeDatabase()
  log.info({ event: 'stopped' })
  process.exit(0)
}
