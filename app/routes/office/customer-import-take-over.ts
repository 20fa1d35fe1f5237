import type { Args, RouteHandle } from '~/auth/access'
import { customersFiles } from '~/pages/import-setups.server'
import { takeOver } from '~/pages/import-verdicts.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Takes the rows over that are not wrong. */
export function action({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return takeOver(request, scope, customersFiles, importId)
}
