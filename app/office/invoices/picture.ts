import type { Args, RouteHandle } from '~/auth/access'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { house } from '~/house.server'
import { pictureAnswer } from '~/kit/paper-picture.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** The first page of an issued invoice, as it was frozen. */
export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  const wanted = { invoiceId: params.invoiceId, mediaType: 'application/pdf' }
  return pictureAnswer(await findDocument(house.reader, house, scope, wanted))
}
