import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { carryOutOnce, usedUp } from '~/auth/account-link-guard.server'
import { refuseGuess } from '~/auth/guess.server'
import { hashPassword } from '~/auth/password.server'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { acceptInvitation, readInvited } from '~/domain/users/invitations.server'
import { passwordFault } from '~/domain/users/password-rule.server'
import { newPasswordForm } from '~/forms/account-forms.server'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { findOwnSession } from '~/http/own-session.server'
import { seeOther } from '~/http/redirect.server'
import { signInFailures } from '~/http/throttle.server'
import { paths } from '~/paths'
import { InvitationPage } from '~/ui/account/invitation-page'

export const handle = {
  access: 'account-link',
  purpose: 'einladung',
  checksPassword: true,
  title: (texts) => texts.invitation.title,
} satisfies RouteHandle

export async function loader({ request, link, token }: Args<typeof handle>) {
  const { email, name, tenantName } = await readInvited(house.reader, link)
  const session = await findOwnSession(request)
  return {
    token,
    invited: { email, name, tenantName },
    isSignedIn: session?.userId === link.user_id,
    hasProvider: config().provider !== undefined,
  }
}

export function action(args: Args<typeof handle>) {
  return carryOutOnce(args, () => accept(args))
}

/**
 * Whoever is signed in accepts. Otherwise a new account gets its password, and one that exists stays as it is; the
 * answer is the same, so that whoever invites does not learn who works elsewhere (decision 036).
 */
async function accept({ request, link }: Args<typeof handle>) {
  const at = now().toISOString()
  if ((await findOwnSession(request))?.userId === link.user_id) {
    await acceptInvitation(house, link, at)
    return seeOther(request, paths.office())
  }
  const { isNew, email, name, tenantName } = await readInvited(house.reader, link)
  return carryOutForm({ request, schema: newPasswordForm }, async ({ password }) => {
    const wait = await signInFailures.hit(`invitation ${link.id}`)
    if (wait > 0) return refuseGuess({ outcome: 'wait', seconds: wait }, {})
    const fault = await passwordFault(password, [email, name, tenantName])
    if (fault) return { faults: { password: fault } }
    const passwordHash = await hashPassword(password)
    if (isNew) await acceptInvitation(house, link, at, passwordHash)
    return usedUp(request, link)
  })
}

export default function Invitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />
}
