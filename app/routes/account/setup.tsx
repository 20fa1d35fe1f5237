import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import * as z from 'zod'
import { beginSession } from '~/auth/begin-session.server'
import { hashPassword } from '~/auth/password.server'
import { isSetupCode } from '~/auth/setup-code.server'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { db, reader } from '~/db.server'
import { Conflict } from '~/domain/errors'
import { passwordFault } from '~/domain/users/password-rule.server'
import { needsSetup, setUp } from '~/domain/users/setup.server'
import { email, newPassword } from '~/forms/account-fields.server'
import { line } from '~/forms/fields'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { countAttempt, signInFailures, throttleKey } from '~/http/throttle.server'
import { keepLanguage } from '~/i18n/language'
import { paths } from '~/paths'
import { SetupPage } from '~/ui/account/setup-page'
import { pageTitle } from '~/ui/title'

const setupForm = z.object({
  code: line(40, 'code_missing'),
  name: line(100, 'name_missing'),
  email: email(),
  password: newPassword(),
  firm: line(100),
  street: line(100, 'street_missing'),
  postal_code: line(10, 'postal_code_missing'),
  city: line(60, 'city_missing'),
})

export const meta = pageTitle((texts) => texts.setup.title)

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  return (await needsSetup(reader)) ? null : redirect(keepLanguage(paths.signIn(), search), 303)
}

export async function action({ request }: ActionFunctionArgs) {
  const { search } = new URL(request.url)
  if (!(await needsSetup(reader))) return redirect(keepLanguage(paths.signIn(), search), 303)
  const form = await readOfficeForm(request, setupForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const key = `setup ${throttleKey(request.headers.get('x-client-ip') ?? 'unknown')}`
  const attempt = await countAttempt([signInFailures, key])
  if (attempt.wait > 0) return refuseForNow(form.entered, attempt.wait)
  const { code, name, password, firm, street, city, postal_code: postalCode } = form.values
  if (!isSetupCode(config().linkKeys[0].secret, code))
    return refuseField(form.entered, 'code', 'setup_code_wrong')
  await attempt.excuse()
  const fault = await passwordFault(password, [form.values.email, name, firm])
  if (fault) return refuseField(form.entered, 'password', fault)
  try {
    const passwordHash = await hashPassword(password)
    const owner = { name, email: form.values.email, passwordHash }
    const person = await setUp(db, now().toISOString(), {
      ...owner,
      firm: { name: firm, street, postalCode, city },
    })
    return await beginSession(request, person, keepLanguage(paths.office(), search))
  } catch (error) {
    // Somebody else was faster; the account that counts is theirs.
    if (error instanceof Conflict) return redirect(keepLanguage(paths.signIn(), search), 303)
    throw error
  }
}

export default SetupPage
