import type { Server } from 'node:http'
import { closeHouse } from '~/house.server'
import { log } from '~/log.server'
import { nameAndPlace } from './error-name.server'

/** What still runs this long after the signal is cut off: an event takes ten seconds at most, and one more for its outcome. */
export const SHUTDOWN_GRACE_MS = 12_000

let refusesConnections = false
const unfinished: (() => Promise<void>)[] = []

/** Whether the server refuses new connections: then each answer should close its connection. */
export function isClosed(): boolean {
  return refusesConnections
}

export function noteClosed(): void {
  refusesConnections = true
}

export function installGracefulEnd(): void {
  // Uncaught errors still end the process; this logs their origin.
  process.on('uncaughtExceptionMonitor', (error, origin) =>
    log.fatal({ event: 'uncaught', origin, ...nameAndPlace(error) }),
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ event: 'stopping', signal })
      void Promise.all(unfinished.map((finish) => finish()))
      setTimeout(() => void end(), SHUTDOWN_GRACE_MS).unref()
    })
  }
}

/**
 * Registers work that accepts nothing new after the signal but has to finish what it is doing. May be called
 * more than once.
 */
export function beforeEnd(finish: () => Promise<void>): void {
  unfinished.push(finish)
}

/** Ends the process once a stopped server has answered its last request and other work is done. */
export function endWith(server: Server): void {
  server.once('close', () => void Promise.allSettled(unfinished.map((finish) => finish())).then(end))
}

async function end(): Promise<void> {
  await closeHouse()
  log.info({ event: 'stopped' })
  process.exit(0)
}
