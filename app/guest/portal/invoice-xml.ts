import type { Args, RouteHandle } from '~/auth/access'
import { invoiceXml } from '../invoice/files.server'

export const handle = { access: 'link', purpose: 'portal', isDownload: true } satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  return invoiceXml(request, scope, params.invoiceId)
}
