import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { config } from '~/config.server'
import { CODE_SECONDS } from '~/domain/portal-code/code'
import { paths } from '~/paths'

/** Identifies the browser that requested a code, so that no other browser can use up its attempts. */
const cookie = createCookie(config().isLocal ? 'zahltag_asked' : '__Secure-zahltag_asked', {
  httpOnly: true,
  secure: !config().isLocal,
  sameSite: 'lax',
  maxAge: CODE_SECONDS,
})

export function askedForCode(linkToken: string, codeId: string): Promise<string> {
  const asked = `${codeId}.${randomBytes(16).toString('base64url')}`
  return cookie.serialize(`${asked}.${signature(asked)}`, { path: paths.employeePortal(linkToken) })
}

/** The code requested by this browser, and a name for counting its attempts. */
export async function findAskedCode(request: Request): Promise<{ codeId: string; name: string } | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'))
  const [codeId = '', name = '', signed = ''] = typeof value === 'string' ? value.split('.') : []
  const right = Buffer.from(signature(`${codeId}.${name}`))
  const given = Buffer.from(signed)
  return right.length === given.length && timingSafeEqual(right, given) ? { codeId, name } : undefined
}

function signature(asked: string): string {
  const key = config().linkKeys[0].secret
  return createHmac('sha256', key).update(`asked for a code\n${asked}`).digest('base64url')
}
