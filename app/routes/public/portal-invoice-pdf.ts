import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireLink } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { findInvoiceFile } from '~/domain/portals/customer.server'
import { download } from '~/http/download.server'
import { vault } from '~/keys.server'

/** The frozen PDF of one invoice of the customer whose portal this is. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return download(request, async () => {
    const { scope } = await requireLink(request, 'portal', params.token)
    const invoiceId = params.invoiceId?.toLowerCase() ?? ''
    return findInvoiceFile(reader, vault, scope, invoiceId, 'application/pdf')
  })
}
