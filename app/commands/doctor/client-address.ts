/** From a range reserved for documentation (RFC 5737), so no client has it. */
export const FORGED = '203.0.113.77'

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1)$/

/** What the service saw of a request with a forged X-Forwarded-For. */
export interface Seen {
  peer: string
  client: string
  forwarded: string | null
}

export function faultOfPath({
  peer,
  client,
  forwarded,
}: Seen): 'forged' | 'not_forwarded' | 'untrusted' | undefined {
  if (forwarded === null) return 'not_forwarded'
  const last = plain(forwarded.split(',').at(-1)?.trim() ?? '')
  if (last === FORGED) return client === FORGED ? 'forged' : 'not_forwarded'
  // From the proxy's own machine, which is trusted, the address before it counts.
  if (client === FORGED && !LOOPBACK.test(last)) return 'forged'
  if (plain(client) === plain(peer) && last !== plain(client)) return 'untrusted'
  return undefined
}

/** Removes the prefix of IPv4 addresses on a dual-stack socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
