import { createHash, randomBytes } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { config } from '~/config.server'

const TOKEN_BYTES = 32

/** The `__Host-` prefix needs https, so it is left out on http://localhost. */
const cookie = createCookie(config().isLocal ? 'zahltag_session' : '__Host-zahltag_session', {
  httpOnly: true,
  secure: !config().isLocal,
  sameSite: 'lax',
  path: '/',
})

/** A new random token: its hash for the database, and the Set-Cookie value. */
export async function newSessionToken(): Promise<{ tokenHash: string; setCookie: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { tokenHash: hashOf(token), setCookie: await cookie.serialize(token) }
}

/** Long enough to finish a form in another tab. */
const ENDED_SECONDS = 30 * 60

/** The session signed out of. It gives no access: a form sent from that session is kept for its user. */
const endedCookie = createCookie(config().isLocal ? 'zahltag_ended' : '__Host-zahltag_ended', {
  httpOnly: true,
  secure: !config().isLocal,
  sameSite: 'lax',
  path: '/',
  maxAge: ENDED_SECONDS,
})

export async function sessionTokenHash(request: Request): Promise<string | undefined> {
  const token: unknown = await cookie.parse(request.headers.get('cookie'))
  return typeof token === 'string' && token !== '' ? hashOf(token) : undefined
}

export async function signedOutCookies(tokenHash: string | undefined): Promise<string[]> {
  const cleared = await cookie.serialize('', { maxAge: 0 })
  return tokenHash === undefined ? [cleared] : [cleared, await endedCookie.serialize(tokenHash)]
}

/** Hash of the browser's session, or of the one it has signed out of. */
export async function lastSessionHash(request: Request): Promise<string | undefined> {
  const own = await sessionTokenHash(request)
  if (own !== undefined) return own
  const ended: unknown = await endedCookie.parse(request.headers.get('cookie'))
  return typeof ended === 'string' && ended !== '' ? ended : undefined
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
