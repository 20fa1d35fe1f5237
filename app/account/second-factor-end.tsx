import type { Args, RouteHandle } from '~/auth/access'
import { guess, refuseGuess } from '~/auth/guess.server'
import { endSecondFactorByCode } from '~/domain/users/second-factor/second-factor-end.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved, seeOther } from '~/http/redirect.server'
import { codeForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { SecondFactorEndPage } from './second-factor-end-page'

export const handle = {
  access: 'keep_account',
  title: (texts) => texts.secondFactor.endTitle,
} satisfies RouteHandle

export async function loader({ request, user }: Args<typeof handle>) {
  if (!(await hasSecondFactor(house.reader, user.userId))) return seeOther(request, paths.secondFactor())
  return null
}

/** Asks for a code: the password alone must not be enough to remove the second factor. */
export function action({ request, scope, user: { userId, tokenHash } }: Args<typeof handle>) {
  return carryOutForm({ request, schema: codeForm }, async ({ code }) => {
    const end = await guess([`second factor ${userId}`], () =>
      endSecondFactorByCode(house, scope, tokenHash, code),
    )
    if (end.outcome !== 'right') return refuseGuess(end, { code: 'code_wrong' })
    logEvent('second_factor_off', request, { user: userId })
    return saved<'account'>(request, paths.account(), 'faktor')
  })
}

export default function SecondFactorEnd() {
  return <SecondFactorEndPage />
}
