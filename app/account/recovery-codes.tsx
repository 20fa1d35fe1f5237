import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { guess, refuseGuess } from '~/auth/guess.server'
import { hasShownOnce, showOnce, takeShownOnce } from '~/auth/shown-once.server'
import { renewRecoveryCodes } from '~/domain/users/second-factor/second-factor.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { codeForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { RecoveryCodesPage } from './recovery-codes-page'

export const handle = {
  access: 'keep_account',
  title: (texts) => texts.secondFactor.codesTitle,
} satisfies RouteHandle

export async function loader({ request, scope, user }: Args<typeof handle>) {
  if (!(await hasSecondFactor(house.reader, user.userId))) return seeOther(request, paths.secondFactor())
  const codes = request.method === 'GET' ? takeShownOnce(user.tokenHash, Date.parse(scope.at)) : undefined
  return { email: user.email, codes: codes ?? null }
}

/** Makes new codes, given a valid one. On a double click, the second request shows those of the first. */
export function action({ request, scope, user: { userId, tokenHash } }: Args<typeof handle>) {
  return carryOutForm({ request, schema: codeForm }, async ({ code }) => {
    if (!(await hasSecondFactor(house.reader, userId))) return seeOther(request, paths.secondFactor())
    const shown = saved<'secondFactor'>(request, paths.recoveryCodes(), 'ersatzcodes')
    const at = Date.parse(scope.at)
    if (hasShownOnce(tokenHash, at)) return shown
    const drawn = await guess([`second factor ${userId}`], () => renewRecoveryCodes(house, scope, code))
    if (drawn.outcome === 'right') showOnce(tokenHash, drawn.value, at)
    else if (!hasShownOnce(tokenHash, at)) return refuseGuess(drawn, { code: 'code_wrong' })
    return shown
  })
}

export default function RecoveryCodes() {
  return <RecoveryCodesPage {...useLoaderData<typeof loader>()} />
}
