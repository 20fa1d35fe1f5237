import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { askForCode } from '~/auth/ask-again.server'
import { guess, refuseGuess } from '~/auth/guess.server'
import { hashPassword, verifyPassword } from '~/auth/password.server'
import { setPassword } from '~/domain/users/password-reset.server'
import { passwordFault } from '~/domain/users/password-rule.server'
import { hasSecondFactor } from '~/domain/users/second-factor-status.server'
import { passwordHashOf } from '~/domain/users/users.server'
import { passwordChangeForm } from '~/forms/account-forms.server'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { PasswordPage } from '~/ui/account/password-page'

export const handle = {
  access: 'keep_account',
  checksPassword: true,
  title: (texts) => texts.account.changePassword,
} satisfies RouteHandle

export async function loader({ user }: Args<typeof handle>) {
  const hash = await passwordHashOf(house.reader, user.userId)
  const hasFactor = await hasSecondFactor(house.reader, user.userId)
  return { email: user.email, hasPassword: hash != null, hasFactor }
}

/** Asks for the old password, which someone at an unlocked screen does not know. */
export function action({ request, scope, user }: Args<typeof handle>) {
  const { email, name, tenantName, userId, tokenHash } = user
  return carryOutForm(
    { request, schema: passwordChangeForm },
    async ({ password, new_password: newPassword, code }) => {
      const proof = await guess([`user ${userId}`], async () => {
        const hash = await passwordHashOf(house.reader, userId)
        if (await verifyPassword(hash, password)) return 'proven'
        // On a double click the first one has changed it already.
        return (await verifyPassword(hash, newPassword)) ? 'changed' : undefined
      })
      if (proof.outcome !== 'right') return refuseGuess(proof, { password: 'password_wrong' })
      if (proof.value === 'proven') {
        const fault = await passwordFault(newPassword, [email, name, tenantName])
        if (fault) return { faults: { new_password: fault } }
        const asked = await askForCode(scope, code)
        if (asked) return asked
        const passwordHash = await hashPassword(newPassword)
        await setPassword(house, scope, { passwordHash, keptTokenHash: tokenHash })
        logEvent('password_changed', request, { user: userId })
      }
      return saved<'account'>(request, paths.account(), 'passwort')
    },
  )
}

export default function Password() {
  return <PasswordPage {...useLoaderData<typeof loader>()} />
}
