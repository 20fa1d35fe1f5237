import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import * as z from 'zod'
import { requireUser } from '~/auth/guards.server'
import { guess } from '~/auth/guess.server'
import { hasToShow, keepToShow, takeToShow } from '~/auth/shown-once.server'
import { db, reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { renewRecoveryCodes } from '~/domain/users/second-factor.server'
import { hasSecondFactor } from '~/domain/users/second-factor-standing.server'
import { code } from '~/forms/account-fields.server'
import { readOfficeForm, refuseField, refuseForm, refuseForNow } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { vault } from '~/keys.server'
import { paths, SAVED_PARAMETER, savedPath } from '~/paths'
import { RecoveryCodesPage } from '~/ui/account/recovery-codes-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.secondFactor.codesTitle)

/** Shows what was just drawn, once; afterwards the way to new codes. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  if (!(await hasSecondFactor(reader, user.userId))) return redirect(paths.secondFactor(), 303)
  const codes = request.method === 'GET' ? takeToShow(user.tokenHash, Date.parse(scope.at)) : undefined
  return { frame: await readOfficeFrame(reader, user), email: user.email, codes: codes ?? null }
}

/** Draws new codes for a code. The second of two clicks leads to what the first has drawn. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const { search } = new URL(request.url)
  const form = await readOfficeForm(request, z.object({ code: code() }))
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  if (!(await hasSecondFactor(reader, user.userId)))
    return redirect(keepLanguage(paths.secondFactor(), search), 303)
  const shown = keepLanguage(savedPath(paths.recoveryCodes(), 'ersatzcodes'), search)
  const at = Date.parse(scope.at)
  if (hasToShow(user.tokenHash, at)) return redirect(shown, 303)
  const drawn = await guess([`second factor ${user.userId}`], () =>
    renewRecoveryCodes(db, vault, scope, form.values.code),
  )
  if (drawn.outcome === 'wait') return refuseForNow(form.entered, drawn.seconds)
  if (drawn.outcome === 'right') keepToShow(user.tokenHash, drawn.value, at)
  else if (!hasToShow(user.tokenHash, at)) return refuseField(form.entered, 'code', 'code_wrong')
  return redirect(shown, 303)
}

export default function RecoveryCodes() {
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  return <RecoveryCodesPage {...useLoaderData<typeof loader>()} saved={saved} />
}
