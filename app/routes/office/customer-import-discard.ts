import type { Args, RouteHandle } from '~/auth/access'
import { customersFiles } from '~/pages/import-setups.server'
import { discard } from '~/pages/import-verdicts.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Forgets the file. */
export function action({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return discard(request, scope, customersFiles, importId)
}
