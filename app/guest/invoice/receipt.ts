import type { Args, RouteHandle } from '~/auth/access'
import { receiptPdf } from './files.server'

export const handle = { access: 'link', purpose: 'rechnung', isDownload: true } satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return receiptPdf(request, scope)
}
