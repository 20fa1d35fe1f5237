import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { carryOutOnce, usedUp } from '~/auth/account-link-guard.server'
import { hashPassword } from '~/auth/password.server'
import { now } from '~/clock.server'
import { resetPassword } from '~/domain/users/password-reset.server'
import { personalWords } from '~/domain/users/users.server'
import { newPasswordForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseForm } from '~/forms/form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { NewPasswordPage } from '~/ui/account/new-password-page'

export const handle = {
  access: 'account-link',
  purpose: 'passwort',
  checksPassword: true,
  title: (texts) => texts.passwordReset.title,
} satisfies RouteHandle

export function loader({ token }: Args<typeof handle>) {
  return { token }
}

export function action(args: Args<typeof handle>) {
  return carryOutOnce(args.request, args, () => setNewPassword(args))
}

async function setNewPassword({ request, link }: Args<typeof handle>) {
  const own = await personalWords(house.reader, { userId: link.user_id, tenantId: link.tenant_id })
  const form = await readOfficeForm(request, newPasswordForm(own))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const cleared = await resetPassword(
    house,
    link,
    await hashPassword(form.values.password),
    now().toISOString(),
  )
  return cleared.secondFactor
    ? saved<'signIn'>(request, paths.signIn(), 'passwort_faktor')
    : usedUp(request, 'passwort')
}

export default function NewPassword() {
  return <NewPasswordPage {...useLoaderData<typeof loader>()} />
}
