import type { TypedResponse } from '@remix-run/node'
import { passwordFault } from '~/domain/users/accounts/password-rule.server'
import { signInFailures } from '~/http/rate-limits.server'
import { newPasswordForm } from '~/kit/forms/account-forms.server'
import type { Faults } from '~/kit/forms/faults'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { refuseGuess } from './guess.server'
import { hashPassword } from './password.server'

/** Validates and hashes a new password; faults are keyed by `field`. */
export async function hashNew(
  field: string,
  password: string,
  personalWords: string[],
): Promise<{ hash: string } | { faults: Faults }> {
  const fault = await passwordFault(password, personalWords)
  return fault ? { faults: { [field]: fault } } : { hash: await hashPassword(password) }
}

/** A form behind a one-time link that sets a password; few posts are allowed, as each costs a hash. */
export function carryOutNewPassword(
  request: Request,
  { attempt, personalWords }: { attempt: string; personalWords: string[] },
  carryOut: (hash: string) => Promise<Response | TypedResponse<never>>,
) {
  return carryOutForm({ request, schema: newPasswordForm }, async ({ password }) => {
    const wait = await signInFailures.hit(attempt)
    if (wait > 0) return refuseGuess({ outcome: 'wait', seconds: wait }, {})
    const chosen = await hashNew('password', password, personalWords)
    return 'faults' in chosen ? chosen : carryOut(chosen.hash)
  })
}
