import { setPassword } from '~/domain/users/accounts/password-reset.server'
import { passwordHashOf } from '~/domain/users/members/users.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved } from '~/http/redirect.server'
import { passwordChangeForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import type { OfficeVisitor } from './access'
import { askForCode } from './ask-again.server'
import { guess, refuseGuess } from './guess.server'
import { hashNew } from './new-password.server'
import { verifyPassword } from './password.server'

/** Asks for the old password, which a passer-by at an unlocked screen does not know. */
export function changePassword({ request, scope, user }: OfficeVisitor & { request: Request }) {
  const { email, name, tenantName, userId, tokenHash } = user
  return carryOutForm(
    { request, schema: passwordChangeForm },
    async ({ password, new_password: newPassword, code }) => {
      const proof = await guess([`user ${userId}`], async () => {
        const hash = await passwordHashOf(house.reader, userId)
        if (await verifyPassword(hash, password)) return 'proven'
        // On a double click, the first request has changed it already.
        return (await verifyPassword(hash, newPassword)) ? 'changed' : undefined
      })
      if (proof.outcome !== 'right') return refuseGuess(proof, { password: 'password_wrong' })
      const done = saved<'account'>(request, paths.account(), 'passwort')
      if (proof.value === 'changed') return done
      const chosen = await hashNew('new_password', newPassword, [email, name, tenantName])
      if ('faults' in chosen) return chosen
      const asked = await askForCode(scope, code)
      if (asked) return asked
      await setPassword(house, scope, { passwordHash: chosen.hash, keptTokenHash: tokenHash })
      logEvent('password_changed', request, { user: userId })
      return done
    },
  )
}
