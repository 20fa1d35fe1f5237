import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { log } from '~/log.server'

/** Reserved for database, log, mail and the identity provider. */
const DESCRIPTORS_KEPT = 64
const FEWEST = 16
const LOGGED_EVERY_MS = 60_000

/**
 * Turns connections away while descriptors are left for everything else, and says so in the log: out of descriptors,
 * the system resets them without a word.
 */
export function limitConnections(server: Server): void {
  const limit = descriptorLimit()
  if (limit === undefined) return
  server.maxConnections = Math.max(FEWEST, limit - DESCRIPTORS_KEPT)
  let nextLogged = 0
  server.on('drop', () => {
    if (performance.now() < nextLogged) return
    nextLogged = performance.now() + LOGGED_EVERY_MS
    log.warn({ event: 'too many connections', connections: server.maxConnections })
  })
}

/** Limit of open files and connections; undefined if the system does not tell. */
function descriptorLimit(): number | undefined {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? undefined : Number(limit)
  } catch {
    // Not Linux.
    return undefined
  }
}
