import { now } from '~/clock.server'
import { config } from '~/config.server'
import { AccountConflict } from '~/domain/users/conflict'
import { setUp } from '~/domain/users/members/setup.server'
import { house } from '~/house.server'
import { clientAddress } from '~/http/client-address.server'
import { seeOther } from '~/http/redirect.server'
import { setupForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { beginSession } from './begin-session.server'
import { guess, refuseGuess } from './guess.server'
import { hashNew } from './new-password.server'
import { isSetupCode } from './setup-code.server'

/** Sets up the first firm with the code from the console, and signs its owner in. */
export function foundFirstFirm(request: Request) {
  return carryOutForm({ request, schema: setupForm }, async ({ setup_code: code, password, ...values }) => {
    const { name, email, firm, ...place } = values
    const proof = await guess([`setup ${clientAddress(request)}`], async () =>
      isSetupCode(config().linkKeys[0].secret, code),
    )
    if (proof.outcome !== 'right') return refuseGuess(proof, { setup_code: 'setup_code_wrong' })
    const chosen = await hashNew('password', password, [email, name, firm])
    if ('faults' in chosen) return chosen
    const { hash: passwordHash } = chosen
    const owner = { name, email, passwordHash, firm: { name: firm, ...place } }
    const person = await setUp(house, now().toISOString(), owner).catch(unlessOthersWereFaster)
    return person ? beginSession(request, person, paths.office()) : seeOther(request, paths.signIn())
  })
}

/** The first to complete the set-up owns the firm. */
function unlessOthersWereFaster(error: unknown): undefined {
  if (!(error instanceof AccountConflict)) throw error
}
