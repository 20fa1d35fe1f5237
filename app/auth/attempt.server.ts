import { createCookie } from '@remix-run/node'
import * as z from 'zod'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { house } from '~/house.server'
import { ATTEMPT_SECONDS, usedAttempts } from '~/http/throttle.server'

const SEALED_FOR = ['sign-in', 'attempt at the identity provider'] as const

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go on, a path of ours. */
  path: z.string(),
  expires: z.number(),
})

/** A sign-in that was begun in this browser and may be finished in no other. */
export type Attempt = z.infer<typeof attempt>

/** Lax, because the answer comes as a navigation from the provider's site. */
const cookie = createCookie(config().isLocal ? 'zahltag_attempt' : '__Host-zahltag_attempt', {
  httpOnly: true,
  secure: !config().isLocal,
  sameSite: 'lax',
  path: '/',
  maxAge: ATTEMPT_SECONDS,
})

/** The Set-Cookie value that binds an attempt to the browser; nobody can read or make one. */
export function attemptCookie(begun: Omit<Attempt, 'expires'>): Promise<string> {
  const expires = now().getTime() + ATTEMPT_SECONDS * 1000
  return cookie.serialize(house.vault.seal(...SEALED_FOR, JSON.stringify({ ...begun, expires })))
}

/** The attempt that this browser began, while it lasts. */
export async function readAttempt(request: Request): Promise<Attempt | undefined> {
  const sealed: unknown = await cookie.parse(request.headers.get('cookie'))
  if (typeof sealed !== 'string' || sealed === '') return undefined
  try {
    const parsed = attempt.parse(JSON.parse(house.vault.open(...SEALED_FOR, sealed)))
    return parsed.expires > now().getTime() ? parsed : undefined
  } catch {
    return undefined
  }
}

/**
 * The same, once. The cookie is cleared as well, but a double click sends it twice, and some providers answer
 * a code that comes a second time by ending everything that the first one opened.
 */
export async function takeAttempt(request: Request): Promise<Attempt | undefined> {
  const found = await readAttempt(request)
  if (!found || (await usedAttempts.hit(found.state)) > 0) return undefined
  return found
}

/** The Set-Cookie value that ends an attempt. */
export function clearedAttempt(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}
