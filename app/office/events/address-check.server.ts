import { isPublic, resolveHost } from '~/channels/webhook/addresses'
import { config } from '~/config.server'
import type { FaultKey } from '~/kit/forms/faults'

/** A name server that is slow must not hold the form; what it would have said is found at the first delivery. */
const LIMIT_MS = 2000

/** Whether a name leads into a private network now. One that nobody knows yet is accepted: a test shows it. */
export async function faultOfHost(url: string): Promise<FaultKey | undefined> {
  if (config().sendsToPrivate) return undefined
  const addresses = await Promise.race([
    resolveHost(new URL(url).hostname).catch(() => []),
    new Promise<[]>((resolve) => setTimeout(resolve, LIMIT_MS, []).unref()),
  ])
  return addresses.every(({ address }) => isPublic(address)) ? undefined : 'event_url_private'
}
