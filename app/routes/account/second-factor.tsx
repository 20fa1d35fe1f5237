import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireUser } from '~/auth/guards.server'
import { guess } from '~/auth/guess.server'
import { ownPasswordFits } from '~/auth/password.server'
import { db, reader } from '~/db.server'
import { beginSecondFactor } from '~/domain/users/second-factor.server'
import { password } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { vault } from '~/keys.server'
import { readSecondFactorPage } from '~/pages/second-factor-page.server'
import { paths } from '~/paths'
import { SecondFactorPage } from '~/ui/account/second-factor-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.secondFactor.title)

export function loader({ request }: LoaderFunctionArgs) {
  return readSecondFactorPage(request)
}

/** Begins the setting up. Whoever stands at an unlocked screen must not lock its owner out. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const form = await readOfficeForm(request, z.object({ password: password() }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { email, userId } = user
  const proof = await guess([`user ${userId}`], () => ownPasswordFits(reader, email, form.values.password))
  if (proof.outcome === 'wait') return refuseForNow(form.entered, proof.seconds)
  if (proof.outcome === 'wrong') return refuseField(form.entered, 'password', 'password_wrong')
  await beginSecondFactor(db, vault, scope)
  return redirect(keepLanguage(paths.secondFactor(), new URL(request.url).search), 303)
}

export default function SecondFactor() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
