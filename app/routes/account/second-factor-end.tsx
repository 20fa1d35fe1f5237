import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireUser } from '~/auth/guards.server'
import { guess } from '~/auth/guess.server'
import { ownPasswordFits } from '~/auth/password.server'
import { db, reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { endSecondFactor, endSecondFactorByCode } from '~/domain/users/second-factor.server'
import { hasSecondFactor } from '~/domain/users/second-factor-standing.server'
import { proof } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { vault } from '~/keys.server'
import { paths, savedPath } from '~/paths'
import { SecondFactorEndPage } from '~/ui/account/second-factor-end-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.secondFactor.endTitle)

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireUser(request)
  if (!(await hasSecondFactor(reader, user.userId))) return redirect(paths.secondFactor(), 303)
  return { frame: await readOfficeFrame(reader, user), email: user.email }
}

/** Switches the second factor off for the password or a code; off already is as well. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const form = await readOfficeForm(request, z.object({ password: proof() }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { email, userId, tokenHash } = user
  const text = form.values.password
  const end = await guess([`user ${userId}`, `second factor ${userId}`], async () => {
    if (await endSecondFactorByCode(db, vault, scope, tokenHash, text)) return true
    if (!(await ownPasswordFits(reader, email, text))) return false
    await endSecondFactor(db, scope, tokenHash)
    return true
  })
  if (end.outcome === 'wait') return refuseForNow(form.entered, end.seconds)
  if (end.outcome === 'wrong') return refuseField(form.entered, 'password', 'proof_wrong')
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.account(), 'faktor'), search), 303)
}

export default function SecondFactorEnd() {
  return <SecondFactorEndPage {...useLoaderData<typeof loader>()} />
}
