import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { guess } from '~/auth/guess.server'
import { hashPassword, verifyPassword } from '~/auth/password.server'
import { setPassword } from '~/domain/users/password-reset.server'
import { passwordHashOf } from '~/domain/users/users.server'
import { passwordChangeForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { PasswordPage } from '~/ui/account/password-page'

export const handle = {
  access: 'use_office',
  checksPassword: true,
  title: (texts) => texts.account.changePassword,
} satisfies RouteHandle

export async function loader({ user }: Args<typeof handle>) {
  const hash = await passwordHashOf(house.reader, user.userId)
  return { email: user.email, hasPassword: hash != null }
}

/** Asks for the old password, which someone at an unlocked screen does not know. */
export async function action({ request, scope, user }: Args<typeof handle>) {
  const schema = passwordChangeForm([user.email, user.name, user.tenantName])
  const form = await readOfficeForm(request, schema)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { password, new_password: newPassword } = form.values
  const proof = await guess([`user ${user.userId}`], async () => {
    const hash = await passwordHashOf(house.reader, user.userId)
    if (await verifyPassword(hash, password)) return 'proven'
    // On a double click the first one has changed it already.
    return (await verifyPassword(hash, newPassword)) ? 'changed' : undefined
  })
  if (proof.outcome === 'wait') return refuseForNow(form.entered, proof.seconds)
  if (proof.outcome === 'wrong') return refuseField(form.entered, 'password', 'password_wrong')
  if (proof.value === 'proven') {
    const passwordHash = await hashPassword(newPassword)
    await setPassword(house, scope, { passwordHash, keptTokenHash: user.tokenHash })
  }
  return saved<'account'>(request, paths.account(), 'passwort')
}

export default function Password() {
  return <PasswordPage {...useLoaderData<typeof loader>()} />
}
