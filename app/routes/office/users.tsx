import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { Conflict } from '~/domain/errors'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { inviteUser } from '~/domain/users/invitations.server'
import { listMembers } from '~/domain/users/members.server'
import { email, role } from '~/forms/account-fields.server'
import { line } from '~/forms/fields'
import { readOfficeForm, refuseField, refuseForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { paths, savedPath } from '~/paths'
import { UsersPage } from '~/ui/office/users-page'
import { pageTitle } from '~/ui/title'

const inviteForm = z.object({ name: line(100, 'name_missing'), email: email(), role: role() })

export const meta = pageTitle((texts) => texts.users.title)

export async function loader({ request }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  return { frame: await readOfficeFrame(reader, user), members: await listMembers(reader, scope) }
}

/** Invites. A second click finds the first one's invitation. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const form = await readOfficeForm(request, inviteForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  try {
    const { userId } = await inviteUser(db, keyring, scope, form.values)
    const { search } = new URL(request.url)
    return redirect(keepLanguage(savedPath(paths.user(userId), 'einladung'), search), 303)
  } catch (error) {
    if (error instanceof Conflict && error.code === 'already_member')
      return refuseField(form.entered, 'email', 'already_member')
    throw error
  }
}

export default function Users() {
  return <UsersPage {...useLoaderData<typeof loader>()} />
}
