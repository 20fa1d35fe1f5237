import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { inviteAgain } from '~/domain/users/invitations.server'
import { readMemberPage } from '~/domain/users/members.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { paths, savedPath } from '~/paths'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const { member } = await readMemberPage(reader, keyring, scope, params.userId ?? '')
  return redirect(paths.user(member.userId), 303)
}

/** Sends a new invitation in place of the old one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const userId = params.userId ?? ''
  await inviteAgain(db, keyring, scope, userId)
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.user(userId), 'einladung'), search), 303)
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function UserInvitation() {
  return null
}
