import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { IncomingConflict } from '~/domain/payslip-files/conflict'
import { recallPayslip } from '~/domain/payslip-release/recall.server'
import { isMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { revisionForm } from './forms'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Withdraws a payslip that the employee has not downloaded. */
export function action({ request, scope, params }: Args<typeof handle, 'employeeId' | 'month'>) {
  const { employeeId, month } = params
  if (!isMonth(month)) throw new NotFound()
  const conflict = { of: IncomingConflict, at: 'payslips' }
  const page = paths.officePayslip(employeeId, month)
  return carryOutForm({ request, schema: revisionForm, conflict, page }, async (values) => {
    await recallPayslip(house, scope, {
      employeeId,
      month,
      revision: values[REVISION_FIELD],
    })
    return saved<'payslips'>(request, monthPath('payslips', { month }), 'zurueckgenommen')
  })
}
