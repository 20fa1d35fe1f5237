import type { Args, RouteHandle } from '~/auth/access'
import { assertNoQuery } from '../../rest/read.server'
import { replyInvoice } from './invoice.server'

export const handle = { access: 'key', scope: 'invoices:read' } satisfies RouteHandle

export function loader({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  assertNoQuery(request)
  return replyInvoice(scope, invoiceId)
}
