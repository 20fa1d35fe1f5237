import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import type { OfficeScope } from '~/domain/kernel/scope'
import { seesSensitive } from '~/domain/kernel/sensitive'
import { ClosingConflict } from '~/domain/payroll-closing/conflict'
import { listReadyMonths } from '~/domain/payroll-closing/open-months.server'
import { readClosingPage } from '~/domain/payroll-closing/read.server'
import { requestClosing, type WantedMonth } from '~/domain/payroll-closing/requests.server'
import type { ClosingSums } from '~/domain/payroll-closing/sums'
import { readTurns } from '~/domain/payroll-closing/turn.server'
import { closeRequested } from '~/domain/payroll-closing/work-off.server'
import { readChecks } from '~/domain/payroll-month/checks/read-checks.server'
import { readFigures } from '~/domain/payroll-years/loaded.server'
import { house } from '~/house.server'
import { nameAndPlace } from '~/http/error-name.server'
import { saved, seeOther } from '~/http/redirect.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { ANYWAY_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleOfMonth } from '~/kit/title'
import { isQueueAtWork } from '~/kit/work-in-hand'
import { log } from '~/log.server'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { visibleTo } from '../payroll-checks/visible-to'
import { ClosingPage } from './closing-page'
import { closingForm, SUMS_PARAMETER } from './forms'

/** So many are looked at before the request is answered; with more, a job does it (decision 425). */
const AT_ONCE = 20
const PATIENCE_MS = 2000

export const handle = {
  access: 'see_pay',
  title: (texts, data, language) => titleOfMonth(texts.payrollClosing.title, data, language, 'month'),
  isAtWork: isQueueAtWork,
} satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'month'>) {
  const isWhole = new URL(request.url).searchParams.has(SUMS_PARAMETER)
  return closingData(scope, { month: monthIn(params.month), isWhole })
}

/** With what to look at, where payslips are opened anyway. */
async function closingData(scope: OfficeScope, of: { month: string; isWhole: boolean }) {
  const { opened, ...page } = await readClosingPage(house, scope, of)
  if (!page.sums || page.turn === 'closed')
    return { ...page, sums: page.sums && visibleSums(scope, page.sums), checked: null }
  const employeeIds = page.people.map(({ id }) => id)
  const checks = await readChecks(house, scope, {
    ...{ month: of.month, employeeIds, figures: await readFigures(house.reader) },
    opened: (id) => opened.get(id),
    unopened: page.people.filter((one) => hasPayslip(one) && !opened.has(one.id)).map(({ id }) => id),
  })
  const checked = page.people.map(({ id, name }) => ({
    employee: { id, listName: name },
    checks: visibleTo(scope, checks.get(id) ?? []),
  }))
  return { ...page, sums: visibleSums(scope, page.sums), checked }
}

const hasPayslip = ({ standing }: { standing: string }) => standing === 'waiting' || standing === 'released'

/** Church tax in one sum for whoever may not see denominations. */
function visibleSums(scope: OfficeScope, sums: ClosingSums): ClosingSums {
  return seesSensitive(scope) ? sums : { ...sums, churches: [] }
}

export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const page = paths.payrollClosing(month)
  const conflict = { of: ClosingConflict, at: 'abschluss' }
  return carryOutForm({ request, schema: closingForm, conflict, page }, async (values) => {
    const begun = performance.now()
    const months = await listWanted(scope, month, values[SEEN_FIELD])
    const isChangeAccepted = values[ANYWAY_FIELD] !== undefined
    const people = await requestClosing(house, scope, { months, isChangeAccepted })
    if (people > AT_ONCE) return seeOther(request, `${page}#abschluss`)
    const closed = await closeRequested(house, scope, {
      words: PAYROLL_WORDS,
      isStopped: () => performance.now() - begun > PATIENCE_MS,
      onError: (error) => log.error({ event: 'closing_failed', ...nameAndPlace(error) }),
    })
    if (closed < months.length) return seeOther(request, `${page}#abschluss`)
    return saved<'payrollClosing'>(request, page, 'abgeschlossen')
  })
}

/** The month itself, or all open ones up to it. */
async function listWanted(scope: OfficeScope, month: string, seen: string): Promise<WantedMonth[]> {
  const { last, next } = await readTurns(house.reader, scope)
  if (last !== null && month <= last) throw new ClosingConflict('closing_done')
  if (next === null || month < next) throw new ClosingConflict('closing_too_early')
  return listReadyMonths(house, scope, { from: next, to: month, seen })
}

export default function Closing() {
  return <ClosingPage {...useLoaderData<typeof loader>()} />
}
