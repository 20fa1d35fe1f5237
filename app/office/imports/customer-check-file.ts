import type { Args, RouteHandle } from '~/auth/access'
import { checkFile } from './check-page.server'
import { customersFiles } from './setups.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function loader({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return checkFile(request, scope, customersFiles, importId)
}
