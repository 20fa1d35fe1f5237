import type { Args, RouteHandle } from '~/auth/access'
import { giroCodePicture } from '../invoice/files.server'

export const handle = { access: 'link', purpose: 'portal' } satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  return giroCodePicture(request, scope, params.invoiceId)
}
