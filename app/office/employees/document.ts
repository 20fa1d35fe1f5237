import type { Args, RouteHandle } from '~/auth/access'
import { house } from '~/house.server'
import { download } from '~/http/download.server'
import { findEmployeeFile } from '~/kit/employee-file.server'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'employeeId' | 'documentId'>) {
  const wanted = params
  return download(request, await findEmployeeFile(house, scope, wanted))
}
