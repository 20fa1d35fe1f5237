import type { Args, RouteHandle } from '~/auth/access'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { E_INVOICE_TYPE } from '~/domain/invoices/issuing/e-invoice'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** The e-invoice as it was issued; a draft has none, nor has an invoice of an earlier release. */
export async function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  const wanted = { invoiceId: params.invoiceId, mediaType: E_INVOICE_TYPE }
  return download(request, await findDocument(house.reader, house, scope, wanted))
}
