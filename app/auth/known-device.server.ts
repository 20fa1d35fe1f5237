import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { config } from '~/config.server'
import { findAccount } from '~/domain/users/accounts/accounts.server'
import { house } from '~/house.server'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Marks a browser that has signed in before; only this server can read it. */
const cookie = createCookie(config().isLocal ? 'zahltag_device' : '__Host-zahltag_device', {
  httpOnly: true,
  secure: !config().isLocal,
  sameSite: 'lax',
  path: '/',
  maxAge: YEAR_SECONDS,
})

export function knownDevice(userId: string): Promise<string> {
  const device = randomBytes(16).toString('base64url')
  return cookie.serialize(`${device}.${signature(device, userId)}`)
}

/** The browser's name, if this account has signed in with it before. */
export async function deviceKnownTo(request: Request, email: string): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'))
  const [device = '', signed = ''] = typeof value === 'string' ? value.split('.') : []
  if (device === '' || signed === '') return undefined
  const account = await findAccount(house.reader, email)
  if (!account) return undefined
  const right = Buffer.from(signature(device, account.userId))
  const given = Buffer.from(signed)
  return right.length === given.length && timingSafeEqual(right, given) ? device : undefined
}

function signature(device: string, userId: string): string {
  const key = config().linkKeys[0].secret
  return createHmac('sha256', key).update(`known device\n${device}\n${userId}`).digest('base64url')
}
