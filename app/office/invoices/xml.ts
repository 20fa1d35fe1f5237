import type { Args, RouteHandle } from '~/auth/access'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { E_INVOICE_TYPE } from '~/domain/invoices/issuing/e-invoice'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** Only issued invoices have one, and not those of early releases. */
export async function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  const wanted = { invoiceId: params.invoiceId, mediaType: E_INVOICE_TYPE }
  return download(request, await findDocument(house.reader, house, scope, wanted))
}
