/** From a range reserved for documentation, so no client has it. */
export const FORGED = '203.0.113.77'

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1)$/

/** What the service saw of a request that claimed to come from a forged address. */
export interface Seen {
  /** Who was connected to the service. */
  peer: string
  /** Whom it takes for the one who asks. */
  client: string
  /** X-Forwarded-For, as it arrived. */
  forwarded: string | null
}

/** What is wrong with the way from the proxy to the service. */
export function faultOfPath({
  peer,
  client,
  forwarded,
}: Seen): 'forged' | 'not_forwarded' | 'untrusted' | undefined {
  if (forwarded === null) return 'not_forwarded'
  const last = plain(forwarded.split(',').at(-1)?.trim() ?? '')
  if (last === FORGED) return client === FORGED ? 'forged' : 'not_forwarded'
  // When asked from the proxy's own machine, which is itself trusted, the address before it counts.
  if (client === FORGED && !LOOPBACK.test(last)) return 'forged'
  if (plain(client) === plain(peer) && last !== plain(client)) return 'untrusted'
  return undefined
}

/** IPv4 as a socket for both families writes it. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
