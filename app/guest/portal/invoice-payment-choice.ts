import type { Args, RouteHandle } from '~/auth/access'
import { paths } from '~/paths'
import { choosePaymentOf } from '../invoice/forms.server'

export const handle = { access: 'link', purpose: 'portal' } satisfies RouteHandle

export function action({ request, scope, token, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return choosePaymentOf({ request, scope, invoiceId, page: paths.portalInvoice(token, invoiceId) })
}
