import type { Args, RouteHandle } from '~/auth/access'
import { customersFiles } from '~/pages/import-setups.server'
import { verdictsFile } from '~/pages/import-verdicts.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function loader({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return verdictsFile(request, scope, customersFiles, importId)
}
