import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { newPortalPass } from '~/auth/portal-pass.server'
import { db } from '~/db.server'
import { redeemCode } from '~/domain/second-step/codes.server'
import { sixDigits } from '~/forms/fields'
import { readForm, refuseField, refuseForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { codePageData, requireCodeLink } from '~/pages/code-page.server'
import { paths } from '~/paths'
import { CodePage } from '~/ui/employee/code-page'
import { pageTitle } from '~/ui/title'

const codeForm = z.object({ code: sixDigits() })

export const meta = pageTitle((texts) => texts.employee.pageTitle)

export function loader({ request, params }: LoaderFunctionArgs) {
  return codePageData(request, params.token)
}

/** Opens the payslips to this browser for whoever enters the code that was mailed. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope, token } = await requireCodeLink(request, params.token)
  const { search } = new URL(request.url)
  const form = await readForm(request, scope.linkId, codeForm)
  if (form.outcome === 'trapped') return redirect(keepLanguage(paths.employeeCode(token), search), 303)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { tokenHash, setCookie } = await newPortalPass(token)
  const outcome = await redeemCode(db, keyring, scope, form.values.code, tokenHash)
  if (outcome === 'wrong') return refuseField({}, 'code', 'portal_code_wrong')
  if (outcome === 'ended') return refuseField({}, 'form', 'portal_code_ended')
  const location = keepLanguage(paths.employeePortal(token), search)
  return redirect(location, { status: 303, headers: { 'Set-Cookie': setCookie } })
}

export default function EmployeeCode() {
  return <CodePage {...useLoaderData<typeof loader>()} />
}
