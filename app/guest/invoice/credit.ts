import type { Args, RouteHandle } from '~/auth/access'
import { creditPdf } from './files.server'

export const handle = { access: 'link', purpose: 'rechnung', isDownload: true } satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'creditId'>) {
  return creditPdf(request, scope, params.creditId)
}
