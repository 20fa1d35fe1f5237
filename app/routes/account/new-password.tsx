import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireAccountLink } from '~/auth/guards.server'
import { hashPassword } from '~/auth/password.server'
import { isSecondClick } from '~/auth/second-click.server'
import { now } from '~/clock.server'
import { db, reader } from '~/db.server'
import { resetPassword } from '~/domain/users/password-reset.server'
import { wordsOf } from '~/domain/users/users.server'
import { newPassword } from '~/forms/account-fields.server'
import { readOfficeForm, refuseForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { paths, savedPath } from '~/paths'
import { AccountForm } from '~/ui/account/account-form'
import { NewPasswordField } from '~/ui/account/password-fields'
import { ErrorSummary } from '~/ui/error-summary'
import { useTexts } from '~/ui/language'
import { Page } from '~/ui/page'
import { useRefusal } from '~/ui/refusal'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.passwordReset.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAccountLink(request, 'passwort', params.token)
  return { token: params.token ?? '' }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const again = request.clone()
  try {
    return await setNewPassword(request, params.token)
  } catch (error) {
    if (await isSecondClick(again, 'passwort', params.token)) return done(request, 'passwort')
    throw error
  }
}

async function setNewPassword(request: Request, token: string | undefined) {
  const link = await requireAccountLink(request, 'passwort', token)
  const own = await wordsOf(reader, { userId: link.user_id, tenantId: link.tenant_id })
  const form = await readOfficeForm(request, z.object({ password: newPassword(own) }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const cleared = await resetPassword(db, link, await hashPassword(form.values.password), now().toISOString())
  return done(request, cleared.secondFactor ? 'passwort_faktor' : 'passwort')
}

function done(request: Request, saved: string) {
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.signIn(), saved), search), 303)
}

export default function NewPassword() {
  const { token } = useLoaderData<typeof loader>()
  const texts = useTexts().passwordReset
  return (
    <Page isNarrow>
      <ErrorSummary faults={useRefusal().faults} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <AccountForm action={paths.newPassword(token)} button={texts.button}>
        <NewPasswordField />
      </AccountForm>
    </Page>
  )
}
