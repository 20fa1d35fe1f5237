import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { disableMember, enableMember, readMemberPage } from '~/domain/users/members.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { paths, savedPath } from '~/paths'
import { LOCK_FIELD } from '~/ui/office/lock-field'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const { member } = await readMemberPage(reader, keyring, scope, params.userId ?? '')
  return redirect(paths.user(member.userId), 303)
}

/** Shuts somebody out, or lets them in again. @throws Conflict for the last owner, whose page has no such button */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const userId = params.userId ?? ''
  const isLocked = new URLSearchParams(await request.text()).get(LOCK_FIELD) !== 'nein'
  await (isLocked ? disableMember(db, scope, userId) : enableMember(db, scope, userId))
  const path = savedPath(paths.user(userId), isLocked ? 'gesperrt' : 'entsperrt')
  return redirect(keepLanguage(path, new URL(request.url).search), 303)
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function UserLock() {
  return null
}
