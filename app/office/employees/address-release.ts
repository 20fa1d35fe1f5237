import type { Args, RouteHandle } from '~/auth/access'
import { EmployeeConflict } from '~/domain/employees/conflict'
import { releaseAddress } from '~/domain/employees/new-address.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { addressReleaseForm } from './forms'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

/** The address as the page showed it, so that no other one is released. */
export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const page = paths.employee(employeeId)
  const conflict = { of: EmployeeConflict, at: 'form' }
  return carryOutForm({ request, schema: addressReleaseForm, conflict, page }, async ({ email }) => {
    await releaseAddress(house, scope, { id: employeeId, email })
    return saved<'employees'>(request, page, 'adresse_geprueft')
  })
}
