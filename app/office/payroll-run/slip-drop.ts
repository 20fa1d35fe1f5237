import type { Args, RouteHandle } from '~/auth/access'
import { dropWaiting } from '~/domain/payroll-run/drop.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { droppedSlipForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Deletes a waiting payslip, for instance one that can be neither released nor calculated any more. */
export async function action({ request, scope, params }: Args<typeof handle, 'employeeId' | 'month'>) {
  const month = monthIn(params.month)
  const { lohnzettel: id } = await readFields(request, droppedSlipForm)
  await dropWaiting(house, scope, { employeeId: params.employeeId, month, id })
  return saved<'payrollRun'>(request, paths.payrollSlip(month, params.employeeId), 'verworfen')
}
