import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLocation } from '@remix-run/react'
import * as z from 'zod'
import { beginSession } from '~/auth/begin-session.server'
import { guess } from '~/auth/guess.server'
import { ownPath } from '~/auth/own-path'
import { sessionTokenHash } from '~/auth/session.server'
import { now, today } from '~/clock.server'
import { db, reader } from '~/db.server'
import { completeHalfSession, findHalfSession } from '~/domain/users/half-sessions.server'
import { code } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { vault } from '~/keys.server'
import { paths } from '~/paths'
import { SignInCodePage } from '~/ui/account/sign-in-code-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.secondFactor.askTitle)

export async function loader({ request }: LoaderFunctionArgs) {
  return (await requestedHalf(request)) ? null : backToStart(request)
}

/** A half session and a code become a whole session under a new token. */
export async function action({ request }: ActionFunctionArgs) {
  const half = await requestedHalf(request)
  if (!half) return backToStart(request)
  const form = await readOfficeForm(request, z.object({ code: code() }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { userId, tenantId, tokenHash } = half
  const scope = { userId, tenantId, actor: `user:${userId}`, at: now().toISOString(), today: today() }
  const done = await guess([`second factor ${userId}`], () =>
    completeHalfSession(db, vault, scope, tokenHash, form.values.code),
  )
  if (done.outcome === 'wait') return refuseForNow(form.entered, done.seconds)
  if (done.outcome === 'wrong') return refuseField(form.entered, 'code', 'code_wrong')
  const { search, searchParams } = new URL(request.url)
  return beginSession(
    request,
    { userId, tenantId },
    keepLanguage(ownPath(searchParams.get('weiter')), search),
  )
}

export default function SignInCode() {
  return <SignInCodePage search={useLocation().search} />
}

async function requestedHalf(request: Request) {
  const tokenHash = await sessionTokenHash(request)
  return tokenHash === undefined ? undefined : findHalfSession(reader, tokenHash, now().toISOString())
}

function backToStart(request: Request): Response {
  return redirect(paths.signIn() + new URL(request.url).search, 303)
}
