import type { Args, RouteHandle } from '~/auth/access'
import { employeesFiles } from './setups.server'
import { discard } from './verdicts.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

/** Forgets the file. */
export function action({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  return discard(request, scope, employeesFiles, employeeImportId)
}
