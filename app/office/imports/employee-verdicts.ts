import type { Args, RouteHandle } from '~/auth/access'
import { employeesFiles } from './setups.server'
import { verdictsFile } from './verdicts.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export function loader({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  return verdictsFile(request, scope, employeesFiles, employeeImportId)
}
