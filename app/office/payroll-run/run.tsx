import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { calculatePayslips } from '~/domain/payroll-run/calculate.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { EMPLOYEE_FIELD } from '~/kit/forms/form-fields'
import { idsIn } from '~/kit/forms/ids'
import { titleOfMonth } from '~/kit/title'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { payrollRunData } from './run.server'
import { PayrollRunPage } from './run-page'
import { EVERYBODY_FIELD, readRunQuery } from './run-query'

export const handle = {
  access: 'see_pay',
  title: (texts, data, language) => titleOfMonth(texts.payrollRun.title, data, language, 'month'),
} satisfies RouteHandle

export function loader({ request, scope, params: { month } }: Args<typeof handle, 'month'>) {
  const { place } = readRunQuery(request)
  return payrollRunData(scope, { month, place, language: languageOf(request) })
}

export async function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const form = new URLSearchParams(await request.text())
  const ids = form.has(EVERYBODY_FIELD) ? 'all' : idsIn(form, EMPLOYEE_FIELD)
  const page = paths.payrollRun(month)
  if (ids.length === 0) return saved<'payrollRun'>(request, page, 'niemand')
  const done = await calculatePayslips(house, scope, { month, ids, words: PAYROLL_WORDS })
  const what =
    done.calculated > 0 ? (done.left > 0 ? 'teils' : 'berechnet') : done.left > 0 ? 'keiner' : 'gleich'
  return saved<'payrollRun'>(request, page, what)
}

export default function PayrollRun() {
  return <PayrollRunPage {...useLoaderData<typeof loader>()} />
}
