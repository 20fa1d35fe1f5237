import type { Args, RouteHandle } from '~/auth/access'
import { announceTransferOf } from '~/guest/invoice/forms.server'
import { paths } from '~/paths'

export const handle = { access: 'link', purpose: 'portal' } satisfies RouteHandle

export function action({ request, scope, token, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return announceTransferOf({ request, scope, invoiceId, page: paths.portalInvoice(token, invoiceId) })
}
