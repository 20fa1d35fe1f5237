import * as z from 'zod'
import { type Config, ConfigError } from '~/config.server'
import { doctorsProof, PROOF_HEADER, SEEN_HEADER } from '~/http/doctors-question'
import { networkFaultOf } from '~/http/network-fault'
import { FORGED, faultOfPath, type Seen } from './client-address'
import { type Finding, fail, ok, type Patient, warn } from './finding'

const HEALTH = '/api/health'
const PATIENCE_MS = 8000

const record = z.object({
  version: z.string(),
  status: z.enum(['ok', 'degraded']),
  db: z.enum(['ok', 'error']),
})
const seen: z.ZodType<Seen> = z.object({
  peer: z.string(),
  client: z.string(),
  forwarded: z.string().nullable(),
})

/** The health of the service on this machine; undefined if it does not run. */
export async function askService({ host, port }: Config): Promise<Patient['running']> {
  try {
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
    const answer = await fetch(`http://${name}:${port}${HEALTH}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return record.parse(await answer.json())
  } catch {
    return undefined
  }
}

export async function checkService({ running, words }: Patient): Promise<readonly Finding[]> {
  if (!running) return [warn(words.notRunning, words.start)]
  return [
    running.status === 'ok'
      ? ok(words.running(running.version))
      : warn(words.degraded(running.version), words.lookAtLog),
  ]
}

/** Asks the service at its public address, and which client address it saw. */
export async function checkAddress({ config, running, at, words }: Patient): Promise<readonly Finding[]> {
  if (config instanceof ConfigError) return [warn(words.needsSettings(words.checked.address))]
  const { baseUrl, linkKeys } = config
  if (!running) return [warn(words.addressUnchecked(baseUrl))]
  const headers = { [PROOF_HEADER]: doctorsProof(linkKeys, at), 'X-Forwarded-For': FORGED }
  const address = baseUrl + HEALTH
  try {
    const answer = await fetch(address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!record.safeParse(await answer.json().catch(() => undefined)).success)
      return [fail(words.othersAddress(address, answer.status), words.mendProxy)]
    const told = answer.headers.get(SEEN_HEADER)
    if (told === null) return [fail(words.anotherZahltag(address), words.mendProxy)]
    const { peer, ...path } = seen.parse(JSON.parse(told))
    const fault = config.isLocal ? undefined : faultOfPath({ peer, ...path })
    if (fault === 'forged') return [fail(words.forgedClient, words.mendForwarding)]
    if (fault === 'not_forwarded') return [fail(words.noForwarding, words.mendForwarding)]
    if (fault === 'untrusted') return [fail(words.untrustedProxy(peer), words.mendTrust(peer))]
    return [ok(words.addressFine(baseUrl))]
  } catch (error) {
    return [fail(words.unreachable(address, networkFaultOf(error) ?? String(error)), words.mendProxy)]
  }
}
