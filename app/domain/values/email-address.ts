/** Local part without quotes (RFC 5322, dot-atom). Few recipients' servers support letters beyond ASCII there. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LONGEST_LOCAL_PART = 64
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
/** Labels of at most 63 characters, the last not a number (RFC 1123). */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/
const LONGEST = 254

/** Whether a mail can be sent there; the domain may have umlauts. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), asciiDomain(text.slice(at + 1))]
  if (at < 1 || domain === undefined || !DOMAIN.test(domain)) return false
  return (
    local.length <= LONGEST_LOCAL_PART &&
    LOCAL_PART.test(local) &&
    `${local}@${domain}`.length <= LONGEST &&
    text.length <= LONGEST
  )
}

/** With the domain in punycode (RFC 5891). Anything that is not an address stays as it is. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = at < 1 ? undefined : asciiDomain(address.slice(at + 1))
  return domain === undefined ? address : `${address.slice(0, at)}@${domain}`
}

function asciiDomain(written: string): string | undefined {
  if (!WRITTEN_DOMAIN.test(written)) return undefined
  if (/^[a-z0-9.-]+$/i.test(written)) return written.toLowerCase()
  return URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname : undefined
}
