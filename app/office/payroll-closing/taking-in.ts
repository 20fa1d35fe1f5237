import type { Args, RouteHandle } from '~/auth/access'
import { ClosingConflict } from '~/domain/payroll-closing/conflict'
import { takeIn } from '~/domain/payroll-closing/omissions.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { EMPLOYEE_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { takingInForm } from './forms'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Takes somebody who was left out into the month's payroll again. */
export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const page = paths.payrollClosing(month)
  const conflict = { of: ClosingConflict, at: 'abschluss' }
  return carryOutForm({ request, schema: takingInForm, conflict, page }, async (values) => {
    await takeIn(house, scope, { month, employeeId: values[EMPLOYEE_FIELD] })
    return saved<'payrollClosing'>(request, page, 'aufgenommen')
  })
}
