import type { Args, RouteHandle } from '~/auth/access'
import { checkFile } from './check-page.server'
import { employeesFiles } from './setups.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export function loader({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  return checkFile(request, scope, employeesFiles, employeeImportId)
}
