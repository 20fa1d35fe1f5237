import type { Args, RouteHandle } from '~/auth/access'
import { dueDateFile } from '../invoice/due-date-file.server'

export const handle = { access: 'link', purpose: 'portal' } satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  return dueDateFile(request, scope, params.invoiceId)
}
