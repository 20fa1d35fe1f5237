import type { Args, RouteHandle } from '~/auth/access'
import { beginSession } from '~/auth/begin-session.server'
import { guess } from '~/auth/guess.server'
import { hashPassword } from '~/auth/password.server'
import { isSetupCode } from '~/auth/setup-code.server'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { AccountConflict } from '~/domain/users/conflict'
import { passwordFault } from '~/domain/users/password-rule.server'
import { needsSetup, setUp } from '~/domain/users/setup.server'
import { setupForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { clientAddress } from '~/http/throttle.server'
import { keepLanguage } from '~/i18n/language'
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
  const form = await readOfficeForm(request, setupForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { code, name, email, password, firm, street, city, postal_code: postalCode } = form.values
  const proof = await guess([`setup ${clientAddress(request)}`], async () =>
    isSetupCode(config().linkKeys[0].secret, code),
  )
  if (proof.outcome === 'wait') return refuseForNow(form.entered, proof.seconds)
  if (proof.outcome === 'wrong') return refuseField(form.entered, 'code', 'setup_code_wrong')
  const fault = await passwordFault(password, [email, name, firm])
  if (fault) return refuseField(form.entered, 'password', fault)
  try {
    const person = await setUp(house, now().toISOString(), {
      name,
      email,
      passwordHash: await hashPassword(password),
      firm: { name: firm, street, postalCode, city },
    })
    return await beginSession(request, person, keepLanguage(paths.office(), new URL(request.url).search))
  } catch (error) {
    // Someone else was faster; their account is the one that counts.
    if (error instanceof AccountConflict) return seeOther(request, paths.signIn())
    throw error
  }
}

export default SetupPage
