import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import * as z from 'zod'
import { requireRole, requireUser } from '~/auth/guards.server'
import { config } from '~/config.server'
import { db, reader } from '~/db.server'
import { Conflict } from '~/domain/errors'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { changeRole, readMemberPage } from '~/domain/users/members.server'
import { hasSecondFactor } from '~/domain/users/second-factor-standing.server'
import { role } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { paths, SAVED_PARAMETER, savedPath } from '~/paths'
import { UserPage } from '~/ui/office/user-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.users.one)
export const handle = { scripts: true }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const { member, invitation } = await readMemberPage(reader, keyring, scope, params.userId ?? '')
  return {
    frame: await readOfficeFrame(reader, user),
    member,
    hasSecondFactor: member.standing === 'active' && (await hasSecondFactor(reader, member.userId)),
    invitation: invitation && {
      url: config().baseUrl + paths.invitation(invitation.token),
      expiresAt: invitation.expiresAt,
    },
  }
}

/** Changes the role. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const userId = params.userId ?? ''
  const { member } = await readMemberPage(reader, keyring, scope, userId)
  const form = await readOfficeForm(request, z.object({ role: role() }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  try {
    await changeRole(db, scope, member.userId, form.values.role)
    const { search } = new URL(request.url)
    return redirect(keepLanguage(savedPath(paths.user(userId), 'rolle'), search), 303)
  } catch (error) {
    if (error instanceof Conflict) return refuseField(form.entered, 'role', 'last_owner')
    throw error
  }
}

export default function User() {
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  return <UserPage {...useLoaderData<typeof loader>()} saved={saved} />
}
