import type { Args, RouteHandle } from '~/auth/access'
import { archiveEmployee } from '~/domain/employees/change.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { ARCHIVE_FIELD } from '~/kit/forms/form-fields'
import { paths } from '~/paths'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export async function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const isArchived = new URLSearchParams(await request.text()).get(ARCHIVE_FIELD) !== 'nein'
  await archiveEmployee(house, scope, employeeId, isArchived)
  return saved<'employees'>(request, paths.employee(employeeId), isArchived ? 'archiviert' : 'aufgenommen')
}
