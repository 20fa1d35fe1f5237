const LONGEST = 2000

export type AddressFault =
  | 'event_url_missing'
  | 'event_url_wrong'
  | 'event_url_long'
  | 'event_url_no_tls'
  | 'event_url_credentials'
  | 'event_url_fragment'

/**
 * An address to tell events to, as it is stored, or what is wrong with it.
 * @param allowsPlain for operators who send into their own network
 */
export function parseAddress(text: string, allowsPlain: boolean): URL | AddressFault {
  const entered = text.trim()
  if (entered === '') return 'event_url_missing'
  if (entered.length > LONGEST) return 'event_url_long'
  if (/\s/.test(entered) || !URL.canParse(entered)) return 'event_url_wrong'
  const url = new URL(entered)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'event_url_wrong'
  if (url.protocol === 'http:' && !allowsPlain) return 'event_url_no_tls'
  if (url.username !== '' || url.password !== '') return 'event_url_credentials'
  if (url.hash !== '') return 'event_url_fragment'
  return url
}
