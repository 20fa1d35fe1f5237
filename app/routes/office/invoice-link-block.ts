import type { Args, RouteHandle } from '~/auth/access'
import { readInvoiceNumber } from '~/domain/overviews/link-page.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { blockLinks } from '~/office/links/acts.server'
import { paths } from '~/paths'

export const handle = { access: 'share_invoice_links' } satisfies RouteHandle

/** Ends all links to an invoice. */
export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  await readInvoiceNumber(house.reader, scope, invoiceId)
  const what = await blockLinks(request, scope, { invoiceId })
  return saved<'invoices'>(request, paths.officeInvoice(invoiceId), what)
}
