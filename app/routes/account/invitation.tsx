import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { carryOutOnce, usedUp } from '~/auth/account-link-guard.server'
import { guess, refuseGuess } from '~/auth/guess.server'
import { hashPassword, ownPasswordFits } from '~/auth/password.server'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { Forbidden } from '~/domain/errors'
import { acceptInvitation, readInvited } from '~/domain/users/invitations.server'
import { newPasswordForm, passwordForm } from '~/forms/account-forms.server'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { InvitationPage } from '~/ui/account/invitation-page'

export const handle = {
  access: 'account-link',
  purpose: 'einladung',
  checksPassword: true,
  title: (texts) => texts.invitation.title,
} satisfies RouteHandle

export async function loader({ link, token }: Args<typeof handle>) {
  const hasProvider = config().provider !== undefined
  return { token, invited: await readInvited(house.reader, link), hasProvider }
}

/** A new account chooses its password, an existing one must enter it: the link alone opens no account. */
export function action(args: Args<typeof handle>) {
  return carryOutOnce(args, () => accept(args))
}

async function accept({ request, link }: Args<typeof handle>) {
  const { account, email, name, tenantName } = await readInvited(house.reader, link)
  if (account === 'provider') throw new Forbidden()
  const isNew = account === 'new'
  const schema = isNew ? newPasswordForm([email, name, tenantName]) : passwordForm
  return carryOutForm({ request, schema }, async ({ password }) => {
    if (!isNew) {
      const proof = await guess([`link of ${link.user_id}`], () =>
        ownPasswordFits(house.reader, email, password),
      )
      if (proof.outcome !== 'right') return refuseGuess(proof, { password: 'password_wrong' })
    }
    const passwordHash = isNew ? await hashPassword(password) : undefined
    await acceptInvitation(house, link, now().toISOString(), passwordHash)
    return usedUp(request, 'einladung')
  })
}

export default function Invitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />
}
