import type { IncomingHttpHeaders } from 'node:http'

const AT_THE_WEBHOOK = ['x-dry-run', 'webhook-id', 'idempotency-key']

/**
 * Remix drops empty headers, and a call that meant to be tried or protected would count: with a space in it, an empty one
 * arrives, as empty as it came.
 */
export function keepEmptyGuards(headers: IncomingHttpHeaders): void {
  for (const name of AT_THE_WEBHOOK) if (headers[name] === '') headers[name] = ' '
}
