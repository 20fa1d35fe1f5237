import { useLoaderData } from '@remix-run/react'
import { accept } from '~/auth/accept-invitation.server'
import type { Args, RouteHandle } from '~/auth/access'
import { carryOutOnce } from '~/auth/account-link-guard.server'
import { config } from '~/config.server'
import { readInvited } from '~/domain/users/members/invitations.server'
import { house } from '~/house.server'
import { findOwnSession } from '~/http/own-session.server'
import { InvitationPage } from './invitation-page'

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

export default function Invitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />
}
