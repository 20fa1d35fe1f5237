import type { Args, RouteHandle } from '~/auth/access'
import { getEmployee } from '~/domain/employees/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { blockLinks } from '~/pages/link-acts.server'
import { paths } from '~/paths'

export const handle = { access: 'share_payslip_links' } satisfies RouteHandle

/** Ends all links of an employee. */
export async function action({ request, scope, params }: Args<typeof handle, 'employeeId'>) {
  const { id } = await getEmployee(house.reader, scope, params.employeeId)
  const what = await blockLinks(request, scope, { employeeId: id })
  return saved<'employees'>(request, paths.employee(id), what)
}
