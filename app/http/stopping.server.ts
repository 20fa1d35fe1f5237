import type { Server } from 'node:http'
import { closeHouse } from '~/house.server'
import { log } from '~/log.server'

/** Requests that run longer than this after the signal are cut. */
const PATIENCE_MS = 9000

let stopping = false
const unfinished: (() => Promise<void>)[] = []

/** Whether the process was asked to end: answers then close their connection. */
export function isStopping(): boolean {
  return stopping
}

/** At a signal remix-serve closes its server; this stops the other work and lets nothing hold the process up. */
export function installGracefulEnd(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping = true
      log.info({ event: 'stopping', signal })
      void Promise.all(unfinished.map((finish) => finish()))
      setTimeout(() => void end(), PATIENCE_MS).unref()
    })
  }
}

/** Work that takes nothing new after the signal, and whose last piece is waited for. May be called more than once. */
export function beforeEnd(finish: () => Promise<void>): void {
  unfinished.push(finish)
}

/** Ends the process once a server that was asked to stop has answered its last request, and other work is done. */
export function endWith(server: Server): void {
  server.once('close', () => void Promise.allSettled(unfinished.map((finish) => finish())).then(end))
}

async function end(): Promise<void> {
  await closeHouse()
  log.info({ event: 'stopped' })
  process.exit(0)
}
