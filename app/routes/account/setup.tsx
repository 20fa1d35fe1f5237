import type { Args, RouteHandle } from '~/auth/access'
import { beginSession } from '~/auth/begin-session.server'
import { guess, refuseGuess } from '~/auth/guess.server'
import { hashPassword } from '~/auth/password.server'
import { isSetupCode } from '~/auth/setup-code.server'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { AccountConflict } from '~/domain/users/conflict'
import { passwordFault } from '~/domain/users/password-rule.server'
import { needsSetup, setUp } from '~/domain/users/setup.server'
import { setupForm } from '~/forms/account-forms.server'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { clientAddress } from '~/http/client-address.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { SetupPage } from '~/ui/account/setup-page'

export const handle = {
  access: 'public',
  checksPassword: true,
  title: (texts) => texts.setup.title,
} satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  return (await needsSetup(house.reader)) ? null : seeOther(request, paths.signIn())
}

export async function action({ request }: Args<typeof handle>) {
  if (!(await needsSetup(house.reader))) return seeOther(request, paths.signIn())
  return carryOutForm({ request, schema: setupForm }, async ({ setup_code: code, password, ...values }) => {
    const { name, email, firm, street, city, country, postal_code: postalCode } = values
    const proof = await guess([`setup ${clientAddress(request)}`], async () =>
      isSetupCode(config().linkKeys[0].secret, code),
    )
    if (proof.outcome !== 'right') return refuseGuess(proof, { setup_code: 'setup_code_wrong' })
    const fault = await passwordFault(password, [email, name, firm])
    if (fault) return { faults: { password: fault } }
    const passwordHash = await hashPassword(password)
    const owner = { name, email, passwordHash, firm: { name: firm, street, postalCode, city, country } }
    const person = await setUp(house, now().toISOString(), owner).catch(unlessOthersWereFaster)
    return person ? beginSession(request, person, paths.office()) : seeOther(request, paths.signIn())
  })
}

/** Their account is the one that counts. */
function unlessOthersWereFaster(error: unknown): undefined {
  if (!(error instanceof AccountConflict)) throw error
}

export default SetupPage
