import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { keepToShow } from '~/auth/shown-once.server'
import { confirmSecondFactor } from '~/domain/users/second-factor.server'
import { codeForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseField, refuseForm } from '~/forms/form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readSecondFactorPage } from '~/pages/second-factor-page.server'
import { paths } from '~/paths'
import { SecondFactorPage } from '~/ui/account/second-factor-page'

export const handle = {
  access: 'use_office',
  title: (texts) => texts.secondFactor.title,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return readSecondFactorPage(args)
}

/** Not throttled: the secret is on the page anyway. */
export async function action({ request, scope, user }: Args<typeof handle>) {
  const form = await readOfficeForm(request, codeForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const done = await confirmSecondFactor(house, scope, user.tokenHash, form.values.code)
  if (done.outcome === 'wrong') return refuseField(form.entered, 'code', 'code_wrong')
  if (done.outcome === 'ended') return refuseField(form.entered, 'form', 'second_factor_ended')
  if (done.outcome === 'on') keepToShow(user.tokenHash, done.codes, Date.parse(scope.at))
  return saved<'secondFactor'>(request, paths.recoveryCodes(), 'an')
}

export default function SecondFactorConfirmation() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
