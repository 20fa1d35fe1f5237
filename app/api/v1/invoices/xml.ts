import type { Args, RouteHandle } from '~/auth/access'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { E_INVOICE_TYPE } from '~/domain/invoices/issuing/e-invoice'
import { house } from '~/house.server'
import { download } from '~/http/download.server'
import { assertNoQuery } from '../../rest/read.server'

export const handle = { access: 'key', scope: 'invoices:read' } satisfies RouteHandle

/** Only issued invoices have one. */
export async function loader({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  assertNoQuery(request)
  return download(
    request,
    await findDocument(house.reader, house, scope, { invoiceId, mediaType: E_INVOICE_TYPE }),
  )
}
