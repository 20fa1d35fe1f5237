import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** What is not the internet (RFC 6890): this machine, private networks, link-local, documentation, multicast, reserved. */
const CLOSED_IPV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** The internet is 2000::/3; these parts of it carry IPv4 addresses inside, or none that anybody has. */
const CLOSED_IPV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

export interface Address {
  address: string
  family: 4 | 6
}

export type Resolve = (host: string) => Promise<Address[]>

const closed = new BlockList()
for (const [net, bits] of CLOSED_IPV4) closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of CLOSED_IPV6) closed.addSubnet(net, bits, 'ipv6')
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && internet.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** As the system resolves it, hosts file included. An address is itself. */
export async function resolveHost(host: string): Promise<Address[]> {
  const bare = host.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  if (family === 4 || family === 6) return [{ address: bare, family }]
  return (await lookup(bare, { all: true })) as Address[]
}
