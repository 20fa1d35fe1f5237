import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import * as z from 'zod'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { db } from '~/db.server'
import { mailPasswordReset } from '~/domain/users/password-reset.server'
import { email } from '~/forms/account-fields.server'
import { readOfficeForm, refuseForm, refuseForNow } from '~/forms/form.server'
import { countAttempt, formPosts, resetRequests, throttleKey } from '~/http/throttle.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { paths, SAVED_PARAMETER, savedPath } from '~/paths'
import { ForgottenPasswordPage } from '~/ui/account/forgotten-password-page'
import { pageTitle } from '~/ui/title'

/** Writing a mail takes longer than writing none; the answer waits long enough to tell nobody. */
const ANSWERED_AFTER_MS = 150

const forgottenForm = z.object({ email: email() })

export const meta = pageTitle((texts) => texts.passwordReset.askTitle)

export function loader() {
  return { canMail: config().smtpUrl !== undefined }
}

/** The answer is the same whether or not there is an account, so that it tells nobody anything. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readOfficeForm(request, forgottenForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const address = throttleKey(request.headers.get('x-client-ip') ?? 'unknown')
  const { wait } = await countAttempt([formPosts, `reset ${address}`], [resetRequests, form.values.email])
  if (wait > 0) return refuseForNow(form.entered, wait, 'throttled')
  const enough = new Promise((resolve) => setTimeout(resolve, ANSWERED_AFTER_MS))
  await mailPasswordReset(db, keyring, form.values.email, now().toISOString())
  await enough
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.forgottenPassword(), 'passwort'), search), 303)
}

export default function ForgottenPassword() {
  const isDone = new URLSearchParams(useLocation().search).has(SAVED_PARAMETER)
  return <ForgottenPasswordPage isDone={isDone} {...useLoaderData<typeof loader>()} />
}
