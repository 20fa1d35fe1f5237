import { now } from '~/clock.server'
import { acceptInvitation, readInvited } from '~/domain/users/members/invitations.server'
import { house } from '~/house.server'
import { findOwnSession } from '~/http/own-session.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import type { AccountLinkVisitor } from './access'
import { carryOutNewPassword } from './new-password.server'
import { usedUp } from './used-link.server'

/**
 * Someone who is signed in simply accepts. Otherwise a new account gets its password and an existing one is left
 * alone. Both see the same answer, so an invitation cannot be used to find out who works elsewhere (decision 032).
 */
export async function accept({ request, link }: AccountLinkVisitor & { request: Request }) {
  const at = now().toISOString()
  if ((await findOwnSession(request))?.userId === link.user_id) {
    await acceptInvitation(house, link, at)
    return seeOther(request, paths.office())
  }
  const { isNew, email, name, tenantName } = await readInvited(house.reader, link)
  const limits = { attempt: `invitation ${link.id}`, personalWords: [email, name, tenantName] }
  return carryOutNewPassword(request, limits, async (passwordHash) => {
    if (isNew) await acceptInvitation(house, link, at, passwordHash)
    return usedUp(request, link)
  })
}
