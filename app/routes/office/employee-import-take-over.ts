import type { Args, RouteHandle } from '~/auth/access'
import { employeesFiles } from '~/pages/import-setups.server'
import { takeOver } from '~/pages/import-verdicts.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

/** Takes the rows over that are not wrong. */
export function action({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  return takeOver(request, scope, employeesFiles, employeeImportId)
}
