import type { Args, RouteHandle } from '~/auth/access'
import { takeOver } from './check-page.server'
import { customersFiles } from './setups.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function action({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return takeOver(request, scope, customersFiles, importId)
}
