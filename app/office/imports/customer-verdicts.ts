import type { Args, RouteHandle } from '~/auth/access'
import { customersFiles } from './setups.server'
import { verdictsFile } from './verdicts.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function loader({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return verdictsFile(request, scope, customersFiles, importId)
}
