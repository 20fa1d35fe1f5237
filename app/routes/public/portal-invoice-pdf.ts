import type { Args, RouteHandle } from '~/auth/access'
import { reader } from '~/db.server'
import { findInvoiceFile } from '~/domain/portals/customer.server'
import { download } from '~/http/download.server'
import { vault } from '~/keys.server'

export const handle = { access: 'link', purpose: 'portal' } satisfies RouteHandle

/** The frozen PDF of one invoice of the customer whose portal this is. */
export async function loader({ request, params, scope }: Args<typeof handle, 'invoiceId'>) {
  return download(request, await findInvoiceFile(reader, vault, scope, params.invoiceId, 'application/pdf'))
}
