import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireUser } from '~/auth/guards.server'
import { hashPassword, verifyPassword } from '~/auth/password.server'
import { db, reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { setPassword } from '~/domain/users/password-reset.server'
import { findUserByEmail } from '~/domain/users/users.server'
import { newPassword, password } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { countAttempt, signInFailures } from '~/http/throttle.server'
import { keepLanguage } from '~/i18n/language'
import { paths, savedPath } from '~/paths'
import { AccountForm } from '~/ui/account/account-form'
import { NewPasswordField, PasswordField } from '~/ui/account/password-fields'
import { ErrorSummary } from '~/ui/error-summary'
import { useHref, useTexts } from '~/ui/language'
import { OfficePage } from '~/ui/office/office-page'
import { useRefusal } from '~/ui/refusal'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.account.changePassword)

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireUser(request)
  const hash = (await findUserByEmail(reader, user.email))?.passwordHash
  return { frame: await readOfficeFrame(reader, user), email: user.email, hasPassword: hash != null }
}

/** Whoever stands at an unlocked screen does not know the old password. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const own = [user.email, user.name, user.tenantName]
  const passwordForm = z.object({ password: password(), new_password: newPassword(own) })
  const form = await readOfficeForm(request, passwordForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const attempt = await countAttempt([signInFailures, `user ${user.userId}`])
  if (attempt.wait > 0) return refuseForNow(form.entered, attempt.wait)
  const hash = (await findUserByEmail(reader, user.email))?.passwordHash
  const isProven = await verifyPassword(hash, form.values.password)
  // At a double click the first one has changed it already.
  if (!isProven && !(await verifyPassword(hash, form.values.new_password)))
    return refuseField(form.entered, 'password', 'password_wrong')
  await attempt.excuse()
  if (isProven) {
    const passwordHash = await hashPassword(form.values.new_password)
    await setPassword(db, scope, passwordHash, scope.at, user.tokenHash)
  }
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.account(), 'passwort'), search), 303)
}

export default function Password() {
  const { frame, email, hasPassword } = useLoaderData<typeof loader>()
  const texts = useTexts().account
  return (
    <OfficePage frame={frame}>
      <ErrorSummary faults={useRefusal().faults} />
      <h1>{texts.changePassword}</h1>
      {hasPassword ? <PasswordForm email={email} /> : <NoPassword />}
    </OfficePage>
  )
}

function PasswordForm({ email }: { email: string }) {
  const texts = useTexts().account
  return (
    <>
      <p>{texts.changePasswordHint}</p>
      <AccountForm action={paths.password()} button={texts.savePassword}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField label={texts.oldPassword} />
        <NewPasswordField name="new_password" />
      </AccountForm>
    </>
  )
}

/** Somebody whom an identity provider signs in. */
function NoPassword() {
  const texts = useTexts().account
  const href = useHref()
  return (
    <>
      <p>{texts.noPassword}</p>
      <p>
        <a className="target" href={href(paths.forgottenPassword())}>
          {texts.getPassword}
        </a>
      </p>
    </>
  )
}
