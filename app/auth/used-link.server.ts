import { emailOf } from '~/domain/users/members/users.server'
import { house } from '~/house.server'
import { findOwnSession } from '~/http/own-session.server'
import { confirmedPath } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { giveBack } from '~/kit/forms/refused-form.server'
import { paths } from '~/paths'
import type { AccountLinkRow } from '~db/schema'

/**
 * To the sign-in page, which confirms what the link was for and has the e-mail address filled in. The address is kept
 * like what a refused form held, because URLs end up in histories and logs.
 */
export async function usedUp(
  request: Request,
  link: AccountLinkRow,
  what: SavedKey<'signIn'> = link.purpose,
): Promise<Response> {
  const [page = ''] = confirmedPath<'signIn'>(paths.signIn(), what).split('#')
  const email = await emailOf(house.reader, link.user_id)
  const refusal = { faults: {}, values: { email } }
  return giveBack(request, page, { refusal, wait: 0, status: 200, at: 'gespeichert' })
}

/** Whether the person has accepted already: back from signing in, or a second click. */
export async function isAcceptedBy(
  request: Request,
  { purpose, used_at, user_id }: AccountLinkRow,
): Promise<boolean> {
  if (purpose !== 'einladung' || used_at === null) return false
  return (await findOwnSession(request))?.userId === user_id
}
