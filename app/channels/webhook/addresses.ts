import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

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

/** On the internet, and not of this machine, whose own addresses may be on the internet too. */
export function isPublic(address: string, interfaces = networkInterfaces()): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const type = family === 4 ? 'ipv4' : 'ipv6'
  if (closed.check(address, type) || ownOf(interfaces).check(address, type)) return false
  return family === 4 || internet.check(address, type)
}

function ownOf(interfaces: ReturnType<typeof networkInterfaces>): BlockList {
  const own = new BlockList()
  for (const { address, family } of Object.values(interfaces).flatMap((all) => all ?? []))
    own.addAddress(address.replace(/%.*$/, ''), family === 'IPv4' ? 'ipv4' : 'ipv6')
  return own
}

/** Whether a URL names an address and no name. */
export function isAddress(host: string): boolean {
  return isIP(bareOf(host)) !== 0
}

function bareOf(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}

/** As the system resolves it, hosts file included. An address is itself. */
export async function resolveHost(host: string): Promise<Address[]> {
  const bare = bareOf(host)
  const family = isIP(bare)
  if (family === 4 || family === 6) return [{ address: bare, family }]
  return (await lookup(bare, { all: true })) as Address[]
}
