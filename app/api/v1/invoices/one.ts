import type { Args, RouteHandle } from '~/auth/access'
import { replyInvoice } from './invoice.server'

export const handle = { access: 'key', scope: 'invoices:read' } satisfies RouteHandle

export function loader({ scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return replyInvoice(scope, invoiceId)
}
