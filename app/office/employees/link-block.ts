import type { Args, RouteHandle } from '~/auth/access'
import { getEmployee } from '~/domain/employees/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { blockLinks } from '../links/acts.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'employeeId'>) {
  const { id } = await getEmployee(house.reader, scope, params.employeeId)
  const what = await blockLinks(request, scope, { employeeId: id })
  return saved<'employees'>(request, paths.employee(id), what)
}
