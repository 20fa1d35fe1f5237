import { isIPv4, isIPv6 } from 'node:net'

/** The client's network, enough to tell visitors apart: /24, or /48 of IPv6. */
export function networkOf(address = ''): string | undefined {
  const plain = address.replace(/^::ffff:/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : undefined
}

export function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}
