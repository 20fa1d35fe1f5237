import type { Args, RouteHandle } from '~/auth/access'
import { dropWaiting } from '~/domain/payroll-run/drop.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SLIP_FIELD } from '~/kit/forms/form-fields'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Deletes a waiting payslip, for instance one that can be neither released nor calculated any more. */
export async function action({ request, scope, params }: Args<typeof handle, 'employeeId' | 'month'>) {
  const month = monthIn(params.month)
  const id = new URLSearchParams(await request.text()).get(SLIP_FIELD) ?? ''
  await dropWaiting(house, scope, { employeeId: params.employeeId, month, id })
  return saved<'payrollRun'>(request, paths.payrollSlip(month, params.employeeId), 'verworfen')
}
