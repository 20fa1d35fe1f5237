import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { showOnce } from '~/auth/shown-once.server'
import { confirmSecondFactor } from '~/domain/users/second-factor/confirm-second-factor.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { codeForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { SecondFactorPage } from './second-factor-page'
import { readSecondFactorPage } from './second-factor-page.server'

export const handle = {
  access: 'keep_account',
  title: (texts) => texts.secondFactor.title,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return readSecondFactorPage(args)
}

/** Not throttled: the secret is on the page anyway. */
export function action({ request, scope, user: { tokenHash } }: Args<typeof handle>) {
  return carryOutForm({ request, schema: codeForm }, async ({ code }) => {
    const done = await confirmSecondFactor(house, scope, tokenHash, code)
    if (done.outcome === 'wrong') return { faults: { code: 'app_code_wrong' } }
    if (done.outcome === 'ended') return { faults: { form: 'second_factor_ended' } }
    if (done.outcome === 'on') showOnce(tokenHash, done.codes, Date.parse(scope.at))
    return saved<'secondFactor'>(request, paths.recoveryCodes(), 'an')
  })
}

export default function SecondFactorConfirmation() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
