import { redirect } from '@remix-run/node'
import type { Args, RouteHandle } from '~/auth/access'
import { beginSession } from '~/auth/begin-session.server'
import { guess } from '~/auth/guess.server'
import { ownPath } from '~/auth/own-path'
import { sessionTokenHash } from '~/auth/session.server'
import { now, today } from '~/clock.server'
import { completePendingSignIn, findPendingSignIn } from '~/domain/users/pending-sign-ins.server'
import { codeForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { house } from '~/house.server'
import { keepLanguage } from '~/i18n/language'
import { paths } from '~/paths'
import { SignInCodePage } from '~/ui/account/sign-in-code-page'

export const handle = {
  access: 'public',
  title: (texts) => texts.secondFactor.askTitle,
} satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  return (await requestedSignIn(request)) ? null : backToStart(request)
}

/** A pending sign-in and a code become a session under a new token. */
export async function action({ request }: Args<typeof handle>) {
  const pending = await requestedSignIn(request)
  if (!pending) return backToStart(request)
  const form = await readOfficeForm(request, codeForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { userId, tenantId, tokenHash } = pending
  const scope = { userId, tenantId, actor: `user:${userId}`, at: now().toISOString(), today: today() }
  const done = await guess([`second factor ${userId}`], () =>
    completePendingSignIn(house, scope, tokenHash, form.values.code),
  )
  if (done.outcome === 'wait') return refuseForNow(form.entered, done.seconds)
  if (done.outcome === 'wrong') return refuseField(form.entered, 'code', 'code_wrong')
  const { search, searchParams } = new URL(request.url)
  const path = keepLanguage(ownPath(searchParams.get('weiter')), search)
  return beginSession(request, { userId, tenantId }, path)
}

export default SignInCodePage

async function requestedSignIn(request: Request) {
  const tokenHash = await sessionTokenHash(request)
  return tokenHash === undefined ? undefined : findPendingSignIn(house.reader, tokenHash, now().toISOString())
}

/** Keeps the query, which says where to go after signing in. */
function backToStart(request: Request) {
  return redirect(paths.signIn() + new URL(request.url).search, 303)
}
