import { createHash, randomBytes } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { config } from '~/config.server'
import { PASS_HOURS } from '~/domain/portal-code/passes.server'
import { paths } from '~/paths'

const TOKEN_BYTES = 32

/** Limited to one link's path, which `__Host-` does not allow; `__Secure-` also needs https. */
const cookie = createCookie(config().isLocal ? 'zahltag_pass' : '__Secure-zahltag_pass', {
  httpOnly: true,
  secure: !config().isLocal,
  sameSite: 'lax',
  maxAge: PASS_HOURS * 3600,
})

/**
 * Proof that the mailed code was entered: its hash for the database and the Set-Cookie value for the browser.
 */
export async function newPortalPass(linkToken: string): Promise<{ tokenHash: string; setCookie: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const setCookie = await cookie.serialize(token, { path: paths.employeePortal(linkToken) })
  return { tokenHash: hashOf(token), setCookie }
}

/** Undefined without a pass in the cookie. */
export async function portalPassHash(request: Request): Promise<string | undefined> {
  const token: unknown = await cookie.parse(request.headers.get('cookie'))
  return typeof token === 'string' && token !== '' ? hashOf(token) : undefined
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
