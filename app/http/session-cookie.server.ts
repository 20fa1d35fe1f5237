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

/** A new random session token: its hash for the database and the Set-Cookie value for the browser. */
export async function newSessionToken(): Promise<{ tokenHash: string; setCookie: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { tokenHash: hashOf(token), setCookie: await cookie.serialize(token) }
}

export async function sessionTokenHash(request: Request): Promise<string | undefined> {
  const token: unknown = await cookie.parse(request.headers.get('cookie'))
  return typeof token === 'string' && token !== '' ? hashOf(token) : undefined
}

export function clearedCookie(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
