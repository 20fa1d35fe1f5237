import { findSessionOwner } from '~/domain/users/accounts/session-owner.server'
import { house } from '~/house.server'
import { sessionTokenHash } from '~/http/session-cookie.server'
import { LOST_PARAMETER, REFUSED_PARAMETER, WISHED_PARAMETER } from '~/paths'

/** Why a user has to sign in again, and whether the form they sent was kept. */
export type SignedOut = 'kept' | 'lost' | 'rested'

/** Null on an ordinary visit, and after signing out. */
export async function whySignedOut(request: Request): Promise<SignedOut | null> {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get(WISHED_PARAMETER)
  if (wanted === null) return null
  if (new URLSearchParams(wanted.split('?')[1]).has(REFUSED_PARAMETER)) return 'kept'
  if (searchParams.has(LOST_PARAMETER)) return 'lost'
  const tokenHash = await sessionTokenHash(request)
  return tokenHash !== undefined && (await findSessionOwner(house.reader, tokenHash)) ? 'rested' : null
}
