import type { Args, RouteHandle } from '~/auth/access'
import { handOutLinkAndShow } from '../links/acts.server'

export const handle = { access: 'share_invoice_links' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  return handOutLinkAndShow(request, scope, { purpose: 'rechnung', subjectId: params.invoiceId })
}
