import type { Args, RouteHandle } from '~/auth/access'
import { takeBack } from './check-page.server'
import { customersFiles } from './setups.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function action({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return takeBack(request, scope, customersFiles, importId)
}
