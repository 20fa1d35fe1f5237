import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireAccountLink } from '~/auth/guards.server'
import { hashPassword, verifyPassword } from '~/auth/password.server'
import { isSecondClick } from '~/auth/second-click.server'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { db, reader } from '~/db.server'
import { Forbidden } from '~/domain/errors'
import { acceptInvitation, readInvited } from '~/domain/users/invitations.server'
import { findUserByEmail } from '~/domain/users/users.server'
import { newPassword, password } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { countAttempt, signInFailures } from '~/http/throttle.server'
import { keepLanguage } from '~/i18n/language'
import { paths, savedPath } from '~/paths'
import { InvitationPage } from '~/ui/account/invitation-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.invitation.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const link = await requireAccountLink(request, 'einladung', params.token)
  const hasProvider = config().provider !== undefined
  return { token: params.token ?? '', invited: await readInvited(reader, link), hasProvider }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const again = request.clone()
  try {
    return await accept(request, params.token)
  } catch (error) {
    if (await isSecondClick(again, 'einladung', params.token)) return done(request)
    throw error
  }
}

/** A new account chooses its password; one that exists proves it, so that a link alone opens no account. */
async function accept(request: Request, token: string | undefined) {
  const link = await requireAccountLink(request, 'einladung', token)
  const invited = await readInvited(reader, link)
  if (invited.account === 'provider') throw new Forbidden()
  const isNew = invited.account === 'new'
  const { email, name, tenantName } = invited
  const field = isNew ? newPassword([email, name, tenantName]) : password()
  const form = await readOfficeForm(request, z.object({ password: field }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  if (!isNew) {
    const attempt = await countAttempt([signInFailures, `link of ${link.user_id}`])
    if (attempt.wait > 0) return refuseForNow(form.entered, attempt.wait)
    const user = await findUserByEmail(reader, invited.email)
    if (!(await verifyPassword(user?.passwordHash, form.values.password)))
      return refuseField(form.entered, 'password', 'password_wrong')
    await attempt.excuse()
  }
  const passwordHash = isNew ? await hashPassword(form.values.password) : undefined
  await acceptInvitation(db, link, now().toISOString(), passwordHash)
  return done(request)
}

function done(request: Request) {
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.signIn(), 'einladung'), search), 303)
}

export default function Invitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />
}
