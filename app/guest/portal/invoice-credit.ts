import type { Args, RouteHandle } from '~/auth/access'
import { creditPdf } from '../invoice/files.server'

export const handle = { access: 'link', purpose: 'portal', isDownload: true } satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'invoiceId' | 'creditId'>) {
  return creditPdf(request, scope, params.creditId, params.invoiceId)
}
