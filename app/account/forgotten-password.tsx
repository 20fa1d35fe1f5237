import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { mailPasswordReset } from '~/domain/users/accounts/password-reset.server'
import { house } from '~/house.server'
import { clientAddress } from '~/http/client-address.server'
import { countAttempt, formPosts, resetRequests } from '~/http/rate-limits.server'
import { saved } from '~/http/redirect.server'
import { emailForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { ForgottenPasswordPage } from './forgotten-password-page'

/**
 * Writing a mail takes longer than writing none; every answer waits this long so that timing reveals nothing.
 */
const ANSWERED_AFTER_MS = 150

export const handle = {
  access: 'public',
  title: (texts) => texts.passwordReset.askTitle,
} satisfies RouteHandle

export function loader() {
  return { canMail: config().smtpUrl !== undefined }
}

/** Gives the same answer with or without an account, to reveal nothing. */
export function action({ request }: Args<typeof handle>) {
  return carryOutForm({ request, schema: emailForm }, async ({ email }) => {
    const { wait } = await countAttempt(
      [formPosts, `reset ${clientAddress(request)}`],
      [resetRequests, email],
    )
    if (wait > 0) return { faults: { form: 'throttled' }, wait }
    const enough = new Promise((resolve) => setTimeout(resolve, ANSWERED_AFTER_MS))
    await mailPasswordReset(house, email, now().toISOString())
    await enough
    return saved<'passwordReset'>(request, paths.forgottenPassword(), 'passwort')
  })
}

export default function ForgottenPassword() {
  return <ForgottenPasswordPage {...useLoaderData<typeof loader>()} />
}
