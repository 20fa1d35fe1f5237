import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { forgetSettled } from '~/domain/payroll-queue/requests.server'
import { calculateQueued, requestCalculation } from '~/domain/payroll-run/queue.server'
import { house } from '~/house.server'
import { nameAndPlace } from '~/http/error-name.server'
import { saved, seeOther } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { EMPLOYEE_FIELD } from '~/kit/forms/form-fields'
import { idsIn } from '~/kit/forms/ids'
import { titleOfMonth } from '~/kit/title'
import { isQueueAtWork } from '~/kit/work-in-hand'
import { log } from '~/log.server'
import { monthIn } from '../hours/page.server'
import { payrollRunData } from './run.server'
import { PayrollRunPage } from './run-page'
import { EVERYBODY_FIELD, readRunQuery, runPath } from './run-query'

/** So many are calculated before the request is answered; of more, a job does what takes longer (decision 425). */
const AT_ONCE = 20
const PATIENCE_MS = 400
const MOST_MS = 2000

export const handle = {
  access: 'see_pay',
  title: (texts, data, language) => titleOfMonth(texts.payrollRun.title, data, language, 'month'),
  isAtWork: isQueueAtWork,
} satisfies RouteHandle

export function loader({ request, scope, params: { month } }: Args<typeof handle, 'month'>) {
  return payrollRunData(scope, { ...readRunQuery(request), month, language: languageOf(request) })
}

export async function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const { place } = readRunQuery(request)
  const form = new URLSearchParams(await request.text())
  const ids = form.has(EVERYBODY_FIELD) ? 'all' : idsIn(form, EMPLOYEE_FIELD)
  if (ids.length === 0) return saved<'payrollRun'>(request, runPath(month, { place }), 'niemand')
  const begun = performance.now()
  const { asked, gone } = await requestCalculation(house, scope, { month, ids })
  const patience = asked > AT_ONCE ? PATIENCE_MS : MOST_MS
  const { calculated, left, failed } = await calculateQueued(house, scope, {
    month,
    words: PAYROLL_WORDS,
    isStopped: () => performance.now() - begun > patience,
    onError: (error) => log.error({ event: 'calculation_failed', ...nameAndPlace(error) }),
  })
  const page = runPath(month, { place, ticked: ids === 'all' ? [] : ids })
  const isAllDone = await forgetSettled(house, scope, { work: 'calculation', month })
  if (!isAllDone || failed > 0) return seeOther(request, `${page}#berechnung`)
  const isPart = left + gone > 0
  return saved<'payrollRun'>(
    request,
    page,
    calculated > 0 ? (isPart ? 'teils' : 'berechnet') : isPart ? 'keiner' : 'gleich',
  )
}

export default function PayrollRun() {
  return <PayrollRunPage {...useLoaderData<typeof loader>()} />
}
