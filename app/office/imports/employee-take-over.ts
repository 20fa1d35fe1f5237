import type { Args, RouteHandle } from '~/auth/access'
import { takeOver } from './check-page.server'
import { employeesFiles } from './setups.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export function action({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  return takeOver(request, scope, employeesFiles, employeeImportId)
}
