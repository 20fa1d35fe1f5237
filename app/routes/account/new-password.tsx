import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { carryOutOnce, usedUp } from '~/auth/account-link-guard.server'
import { refuseGuess } from '~/auth/guess.server'
import { hashPassword } from '~/auth/password.server'
import { now } from '~/clock.server'
import { resetPassword } from '~/domain/users/password-reset.server'
import { passwordFault } from '~/domain/users/password-rule.server'
import { personalWords } from '~/domain/users/users.server'
import { newPasswordForm } from '~/forms/account-forms.server'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { signInFailures } from '~/http/throttle.server'
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
  const { request, link } = args
  return carryOutOnce(args, async () => {
    const own = await personalWords(house.reader, { userId: link.user_id, tenantId: link.tenant_id })
    return carryOutForm({ request, schema: newPasswordForm }, async ({ password }) => {
      const wait = await signInFailures.hit(`new password ${link.id}`)
      if (wait > 0) return refuseGuess({ outcome: 'wait', seconds: wait }, {})
      const fault = await passwordFault(password, own)
      if (fault) return { faults: { password: fault } }
      const cleared = await resetPassword(house, link, await hashPassword(password), now().toISOString())
      return usedUp(request, link, cleared.secondFactor ? 'passwort_faktor' : 'passwort')
    })
  })
}

export default function NewPassword() {
  return <NewPasswordPage {...useLoaderData<typeof loader>()} />
}
