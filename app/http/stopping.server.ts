import type { Server } from 'node:http'
import { closeHouse } from '~/house.server'
import { log } from '~/log.server'
import { nameAndPlace } from './error-name.server'

/** Requests that take longer than this after the signal are cut off. */
const PATIENCE_MS = 9000

let refusesConnections = false
const unfinished: (() => Promise<void>)[] = []

/** Whether new connections are refused: then an answer should be the last on its connection. */
export function isClosed(): boolean {
  return refusesConnections
}

export function noteClosed(): void {
  refusesConnections = true
}

export function installGracefulEnd(): void {
  // What nobody caught ends the process, as before; the log says where it came from.
  process.on('uncaughtExceptionMonitor', (error, origin) =>
    log.fatal({ event: 'uncaught', origin, ...nameAndPlace(error) }),
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ event: 'stopping', signal })
      void Promise.all(unfinished.map((finish) => finish()))
      setTimeout(() => void end(), PATIENCE_MS).unref()
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
