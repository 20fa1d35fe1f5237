import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { db } from '~/db.server'
import { requestCode } from '~/domain/second-step/codes.server'
import { readForm, refuseForm, throttleForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { codePageData, requireCodeLink } from '~/pages/code-page.server'
import { paths, savedPath } from '~/paths'
import { CodePage } from '~/ui/employee/code-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.employee.pageTitle)

export function loader({ request, params }: LoaderFunctionArgs) {
  return codePageData(request, params.token)
}

/** Mails a code to the address on file and nowhere else. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope, token } = await requireCodeLink(request, params.token)
  const { search } = new URL(request.url)
  const asked = redirect(keepLanguage(savedPath(paths.employeeCode(token), 'code'), search), 303)
  const form = await readForm(request, scope.linkId, z.object({}))
  if (form.outcome === 'trapped') return asked
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const tooMany = await throttleForm(scope.linkId, {})
  if (tooMany) return tooMany
  await requestCode(db, keyring, scope)
  return asked
}

export default function EmployeeCodeRequest() {
  return <CodePage {...useLoaderData<typeof loader>()} />
}
