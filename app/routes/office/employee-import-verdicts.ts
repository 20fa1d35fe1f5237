import type { Args, RouteHandle } from '~/auth/access'
import { employeesFiles } from '~/pages/import-setups.server'
import { verdictsFile } from '~/pages/import-verdicts.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export function loader({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  return verdictsFile(request, scope, employeesFiles, employeeImportId)
}
