import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { carryOutOnce } from '~/auth/account-link-guard.server'
import { carryOutNewPassword } from '~/auth/new-password.server'
import { usedUp } from '~/auth/used-link.server'
import { now } from '~/clock.server'
import { resetPassword } from '~/domain/users/accounts/password-reset.server'
import { personalWords } from '~/domain/users/members/users.server'
import { house } from '~/house.server'
import { NewPasswordPage } from './new-password-page'

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
  const { request, link } = args
  return carryOutOnce(args, async () => {
    const person = { userId: link.user_id, tenantId: link.tenant_id }
    const limits = {
      attempt: `new password ${link.id}`,
      personalWords: await personalWords(house.reader, person),
    }
    return carryOutNewPassword(request, limits, async (passwordHash) => {
      const cleared = await resetPassword(house, link, passwordHash, now().toISOString())
      return usedUp(request, link, cleared.secondFactor ? 'passwort_faktor' : 'passwort')
    })
  })
}

export default function NewPassword() {
  return <NewPasswordPage {...useLoaderData<typeof loader>()} />
}
