import { createCookie } from '@remix-run/node'
import * as z from 'zod'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { house } from '~/house.server'
import { ATTEMPT_SECONDS, usedAttempts } from '~/http/rate-limits.server'

const SEALED_FOR = { tenantId: 'sign-in', purpose: 'attempt at the identity provider', rowId: 'cookie' }

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go after signing in, a path on this site. */
  path: z.string(),
  expires: z.number(),
})

export type ProviderAttempt = z.infer<typeof attempt>

/** SameSite=Lax, as the answer is a navigation from the provider's site. */
const cookie = createCookie(config().isLocal ? 'zahltag_attempt' : '__Host-zahltag_attempt', {
  httpOnly: true,
  secure: !config().isLocal,
  sameSite: 'lax',
  path: '/',
  maxAge: ATTEMPT_SECONDS,
})

/** Encrypted and authenticated Set-Cookie value. */
export function attemptCookie(begun: Omit<ProviderAttempt, 'expires'>): Promise<string> {
  const expires = now().getTime() + ATTEMPT_SECONDS * 1000
  return cookie.serialize(house.vault.seal(SEALED_FOR, JSON.stringify({ ...begun, expires })))
}

export async function readAttempt(request: Request): Promise<ProviderAttempt | undefined> {
  const sealed: unknown = await cookie.parse(request.headers.get('cookie'))
  if (typeof sealed !== 'string' || sealed === '') return undefined
  try {
    const parsed = attempt.parse(JSON.parse(house.vault.open(SEALED_FOR, sealed)))
    return parsed.expires > now().getTime() ? parsed : undefined
  } catch {
    return undefined
  }
}

/**
 * Like reading it, but only once. The cookie is cleared too, but a double click sends it twice, and some
 * providers answer a repeated code by revoking everything issued for the first one.
 */
export async function takeAttempt(request: Request): Promise<ProviderAttempt | undefined> {
  const found = await readAttempt(request)
  if (!found || (await usedAttempts.hit(found.state)) > 0) return undefined
  return found
}

export function clearedAttempt(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}
