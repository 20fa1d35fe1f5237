import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { guess } from '~/auth/guess.server'
import { ownPasswordFits } from '~/auth/password.server'
import { beginSecondFactor } from '~/domain/users/second-factor.server'
import { passwordForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { readSecondFactorPage } from '~/pages/second-factor-page.server'
import { paths } from '~/paths'
import { SecondFactorPage } from '~/ui/account/second-factor-page'

export const handle = {
  access: 'use_office',
  checksPassword: true,
  title: (texts) => texts.secondFactor.title,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return readSecondFactorPage(args)
}

/** Asks for the password, so that a passer-by at an unlocked screen cannot lock the owner out. */
export async function action({ request, scope, user }: Args<typeof handle>) {
  const form = await readOfficeForm(request, passwordForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { email, userId } = user
  const proof = await guess([`user ${userId}`], () =>
    ownPasswordFits(house.reader, email, form.values.password),
  )
  if (proof.outcome === 'wait') return refuseForNow(form.entered, proof.seconds)
  if (proof.outcome === 'wrong') return refuseField(form.entered, 'password', 'password_wrong')
  await beginSecondFactor(house, scope)
  return seeOther(request, paths.secondFactor())
}

export default function SecondFactor() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
