import type { Args, RouteHandle } from '~/auth/access'
import { findInvoiceFile } from '~/domain/portals/customer.server'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

export const handle = { access: 'link', purpose: 'portal' } satisfies RouteHandle

export async function loader({ request, params, scope }: Args<typeof handle, 'invoiceId'>) {
  const wanted = { invoiceId: params.invoiceId, mediaType: 'application/pdf' }
  return download(request, await findInvoiceFile(house.reader, house.vault, scope, wanted))
}
