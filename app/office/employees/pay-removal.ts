import type { Args, RouteHandle } from '~/auth/access'
import { EmployeeConflict } from '~/domain/employees/conflict'
import { removePay } from '~/domain/employees/pay.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { payRemovalForm } from './forms'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const conflict = { of: EmployeeConflict, at: 'from' }
  const page = paths.employeePay(employeeId)
  return carryOutForm({ request, schema: payRemovalForm, conflict, page }, async (values) => {
    await removePay(house, scope, employeeId, values)
    return saved<'employees'>(request, paths.employee(employeeId), 'verguetung_weg')
  })
}
