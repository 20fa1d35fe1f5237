import { findSessionOwner } from '~/domain/users/accounts/session-owner.server'
import { house } from '~/house.server'
import { sessionTokenHash } from '~/http/session-cookie.server'
import { LOST_PARAMETER, REFUSED_PARAMETER, WISHED_PARAMETER } from '~/paths'

/** Why somebody who worked here a moment ago is asked to sign in, and what became of the form that they sent. */
export type SignedOut = 'kept' | 'lost' | 'rested'

/** Null for who comes to sign in, and after signing out. */
export async function whySignedOut(request: Request): Promise<SignedOut | null> {
  const { searchParams } = new URL(request.url)
  const wish = searchParams.get(WISHED_PARAMETER)
  if (wish === null) return null
  if (new URLSearchParams(wish.split('?')[1]).has(REFUSED_PARAMETER)) return 'kept'
  if (searchParams.has(LOST_PARAMETER)) return 'lost'
  const tokenHash = await sessionTokenHash(request)
  return tokenHash !== undefined && (await findSessionOwner(house.reader, tokenHash)) ? 'rested' : null
}
