import { isIPv6 } from 'node:net'
import { firstGroups } from './client-network'

export function clientAddress(request: Request): string {
  return throttleKey(request.headers.get('x-client-ip') ?? 'unknown')
}

/** An IPv6 customer has a whole /64. */
function throttleKey(address: string): string {
  if (!isIPv6(address) || /^::ffff:/i.test(address)) return address
  return `${firstGroups(address, 4)}::/64`
}
