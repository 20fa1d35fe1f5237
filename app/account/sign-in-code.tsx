import { redirect } from '@remix-run/node'
import type { Args, RouteHandle } from '~/auth/access'
import { beginSession } from '~/auth/begin-session.server'
import { guess, refuseGuess } from '~/auth/guess.server'
import { pathAfterSignIn } from '~/auth/own-path'
import { now, today } from '~/clock.server'
import { completePendingSignIn } from '~/domain/users/accounts/pending-sign-ins.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { findOwnPendingSignIn } from '~/http/own-session.server'
import { codeForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { SignInCodePage } from './sign-in-code-page'

export const handle = {
  access: 'public',
  title: (texts) => texts.secondFactor.askTitle,
} satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  return (await findOwnPendingSignIn(request)) ? null : backToStart(request)
}

export async function action({ request }: Args<typeof handle>) {
  const pending = await findOwnPendingSignIn(request)
  if (!pending) return backToStart(request)
  const { userId, tenantId, tokenHash } = pending
  const scope = { userId, tenantId, actor: `user:${userId}`, at: now().toISOString(), today: today() }
  return carryOutForm({ request, schema: codeForm }, async ({ code }) => {
    const done = await guess([`second factor ${userId}`], () =>
      completePendingSignIn(house, scope, tokenHash, code),
    )
    if (done.outcome !== 'right') {
      logEvent('sign_in_failed', request, { user: userId, factor: 'code' })
      return refuseGuess(done, { code: 'code_wrong' })
    }
    return beginSession(request, { userId, tenantId, factor: 'code' }, pathAfterSignIn(request))
  })
}

export default SignInCodePage

function backToStart(request: Request) {
  return redirect(paths.signIn() + new URL(request.url).search, 303)
}
