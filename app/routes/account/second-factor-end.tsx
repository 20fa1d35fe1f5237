import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { guess, refuseGuess } from '~/auth/guess.server'
import { ownPasswordFits } from '~/auth/password.server'
import { endSecondFactor, endSecondFactorByCode } from '~/domain/users/second-factor-end.server'
import { hasSecondFactor } from '~/domain/users/second-factor-standing.server'
import { proofForm } from '~/forms/account-forms.server'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { SecondFactorEndPage } from '~/ui/account/second-factor-end-page'

export const handle = {
  access: 'use_office',
  checksPassword: true,
  title: (texts) => texts.secondFactor.endTitle,
} satisfies RouteHandle

export async function loader({ request, user }: Args<typeof handle>) {
  if (!(await hasSecondFactor(house.reader, user.userId))) return seeOther(request, paths.secondFactor())
  return { email: user.email }
}

/** Asks for the password or a code. Succeeds if it was off already. */
export function action({ request, scope, user }: Args<typeof handle>) {
  const { email, userId, tokenHash } = user
  return carryOutForm({ request, schema: proofForm }, async ({ password: text }) => {
    const end = await guess([`user ${userId}`, `second factor ${userId}`], async () => {
      if (await endSecondFactorByCode(house, scope, tokenHash, text)) return true
      if (!(await ownPasswordFits(house.reader, email, text))) return false
      await endSecondFactor(house, scope, tokenHash)
      return true
    })
    if (end.outcome !== 'right') return refuseGuess(end, { password: 'proof_wrong' })
    return saved<'account'>(request, paths.account(), 'faktor')
  })
}

export default function SecondFactorEnd() {
  return <SecondFactorEndPage {...useLoaderData<typeof loader>()} />
}
