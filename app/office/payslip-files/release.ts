import type { Args, RouteHandle } from '~/auth/access'
import type { OfficeScope } from '~/domain/kernel/scope'
import { forgetSettled } from '~/domain/payroll-queue/requests.server'
import { listReadyIds } from '~/domain/payslip-release/list.server'
import { releaseQueued, requestRelease } from '~/domain/payslip-release/queue.server'
import { house } from '~/house.server'
import { nameAndPlace } from '~/http/error-name.server'
import { saved, seeOther } from '~/http/redirect.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { EMPLOYEE_FIELD, SLIP_FIELD } from '~/kit/forms/form-fields'
import { idsIn } from '~/kit/forms/ids'
import { log } from '~/log.server'
import { paths } from '~/paths'
import { CHOSEN_FIELD, readReleaseQuery, untilIn } from './release-query'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** How long the request itself releases; the job goes on with the rest. */
const PATIENCE_MS = 400

export async function action({ request, scope }: Args<typeof handle>) {
  const begun = performance.now()
  const { month, stand } = readReleaseQuery(request)
  const isOfRun = stand === 'calculated' && month !== undefined
  const page = isOfRun ? paths.payrollRun(month) : paths.incomingPayslips()
  await requestRelease(house, scope, await idsOf(request, scope))
  const { released, approved, stale, failed } = await releaseQueued(house, scope, {
    words: PAYROLL_WORDS,
    isStopped: () => performance.now() - begun > PATIENCE_MS,
    onError: (error) => log.error({ event: 'release_failed', ...nameAndPlace(error) }),
  })
  const isAllDone = await forgetSettled(house, scope, { work: 'release' })
  if (!isAllDone || failed > 0) return seeOther(request, `${page}#freigabe`)
  if (stale > 0)
    return saved<'incoming'>(request, page, released + approved > 0 ? 'teils_veraltet' : 'veraltet')
  if (released > 0) return saved<'incoming'>(request, page, 'freigegeben')
  if (approved === 0 && isOfRun) return saved<'payrollRun'>(request, page, 'gleich')
  return saved<'incoming'>(request, page, approved > 0 ? 'vorgemerkt' : 'niemand')
}

async function idsOf(request: Request, scope: OfficeScope): Promise<string[]> {
  const form = new URLSearchParams(await request.text())
  const until = untilIn(form)
  if (until === undefined) return idsIn(form, SLIP_FIELD)
  const ticked = form.has(CHOSEN_FIELD) ? { employeeIds: idsIn(form, EMPLOYEE_FIELD) } : {}
  return listReadyIds(house.reader, scope, { ...readReleaseQuery(request), ...ticked, until })
}
