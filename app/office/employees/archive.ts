import type { Args, RouteHandle } from '~/auth/access'
import { archiveEmployee } from '~/domain/employees/change.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { archiveForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export async function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const { archiviert: isArchived } = await readFields(request, archiveForm)
  await archiveEmployee(house, scope, employeeId, isArchived)
  return saved<'employees'>(request, paths.employee(employeeId), isArchived ? 'archiviert' : 'aufgenommen')
}
