/** Shows whoever knows an address which one it is, and nobody else: `m***@post.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${[...address][0]}***${address.slice(at)}`
}
