import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { guess } from '~/auth/guess.server'
import { hasToShow, keepToShow, takeToShow } from '~/auth/shown-once.server'
import { renewRecoveryCodes } from '~/domain/users/second-factor.server'
import { hasSecondFactor } from '~/domain/users/second-factor-standing.server'
import { codeForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { RecoveryCodesPage } from '~/ui/account/recovery-codes-page'

export const handle = {
  access: 'use_office',
  title: (texts) => texts.secondFactor.codesTitle,
} satisfies RouteHandle

/** Shows new codes once; after that, the form to renew them. */
export async function loader({ request, scope, user }: Args<typeof handle>) {
  if (!(await hasSecondFactor(house.reader, user.userId))) return seeOther(request, paths.secondFactor())
  const codes = request.method === 'GET' ? takeToShow(user.tokenHash, Date.parse(scope.at)) : undefined
  return { email: user.email, codes: codes ?? null }
}

/** Asks for a code to make new ones. On a double click the second leads to the codes made by the first. */
export async function action({ request, scope, user }: Args<typeof handle>) {
  const form = await readOfficeForm(request, codeForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  if (!(await hasSecondFactor(house.reader, user.userId))) return seeOther(request, paths.secondFactor())
  const shown = saved<'secondFactor'>(request, paths.recoveryCodes(), 'ersatzcodes')
  const at = Date.parse(scope.at)
  if (hasToShow(user.tokenHash, at)) return shown
  const drawn = await guess([`second factor ${user.userId}`], () =>
    renewRecoveryCodes(house, scope, form.values.code),
  )
  if (drawn.outcome === 'wait') return refuseForNow(form.entered, drawn.seconds)
  if (drawn.outcome === 'right') keepToShow(user.tokenHash, drawn.value, at)
  else if (!hasToShow(user.tokenHash, at)) return refuseField(form.entered, 'code', 'code_wrong')
  return shown
}

export default function RecoveryCodes() {
  return <RecoveryCodesPage {...useLoaderData<typeof loader>()} />
}
