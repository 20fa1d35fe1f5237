import type { Args, RouteHandle } from '~/auth/access'
import { employeesFiles } from './setups.server'
import { templateFile } from './upload.server'

export const handle = { access: 'keep_employees' } satisfies RouteHandle

export function loader({ request }: Args<typeof handle>) {
  return templateFile(request, employeesFiles)
}
