import type { Args, RouteHandle } from '~/auth/access'
import { assignId } from '~/domain/hours/assign.server'
import { HoursConflict } from '~/domain/hours/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { FOREIGN_ID_FIELD, idForm } from './forms'
import { monthIn } from './page.server'
import { readUnassignedAfter, unassignedPage } from './unassigned-query'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const page = unassignedPage(monthIn(params.month), readUnassignedAfter(request))
  const conflict = { of: HoursConflict, at: 'form' }
  return carryOutForm({ request, schema: idForm, conflict, page }, async (values) => {
    const { [FOREIGN_ID_FIELD]: foreignId, employee_id: employeeId } = values
    await assignId(house, scope, { foreignId, employeeId })
    return saved<'hours'>(request, page, 'zugeordnet')
  })
}
