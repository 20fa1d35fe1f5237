import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireUser } from '~/auth/guards.server'
import { keepToShow } from '~/auth/shown-once.server'
import { db } from '~/db.server'
import { confirmSecondFactor } from '~/domain/users/second-factor.server'
import { code } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { vault } from '~/keys.server'
import { readSecondFactorPage } from '~/pages/second-factor-page.server'
import { paths, savedPath } from '~/paths'
import { SecondFactorPage } from '~/ui/account/second-factor-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.secondFactor.title)

export function loader({ request }: LoaderFunctionArgs) {
  return readSecondFactorPage(request)
}

/** Switches the second factor on. Nobody is throttled: the secret stands on the page. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const form = await readOfficeForm(request, z.object({ code: code() }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const done = await confirmSecondFactor(db, vault, scope, user.tokenHash, form.values.code)
  if (done.outcome === 'wrong') return refuseField(form.entered, 'code', 'code_wrong')
  if (done.outcome === 'ended') return refuseField(form.entered, 'form', 'second_factor_ended')
  if (done.outcome === 'on') keepToShow(user.tokenHash, done.codes, Date.parse(scope.at))
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.recoveryCodes(), 'an'), search), 303)
}

export default function SecondFactorConfirmation() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
