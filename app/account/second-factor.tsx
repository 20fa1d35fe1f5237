import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { guess, refuseGuess } from '~/auth/guess.server'
import { ownPasswordFits } from '~/auth/password.server'
import { beginSecondFactor } from '~/domain/users/second-factor/second-factor.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { passwordForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { SecondFactorPage } from './second-factor-page'
import { readSecondFactorPage } from './second-factor-page.server'

export const handle = {
  access: 'keep_account',
  checksPassword: true,
  title: (texts) => texts.secondFactor.title,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return readSecondFactorPage(args)
}

/** Asks for the password, so that a passer-by at an unlocked screen cannot lock the user out. */
export function action({ request, scope, user: { email, userId } }: Args<typeof handle>) {
  return carryOutForm({ request, schema: passwordForm }, async ({ password }) => {
    const proof = await guess([`user ${userId}`], () => ownPasswordFits(house.reader, email, password))
    if (proof.outcome !== 'right') return refuseGuess(proof, { password: 'password_wrong' })
    await beginSecondFactor(house, scope)
    return seeOther(request, paths.secondFactor())
  })
}

export default function SecondFactor() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
