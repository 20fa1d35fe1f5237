import type { Args, RouteHandle } from '~/auth/access'
import { readInvoiceNumber } from '~/domain/overviews/link-page.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { blockLinks } from '../links/acts.server'

export const handle = { access: 'share_invoice_links' } satisfies RouteHandle

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  await readInvoiceNumber(house.reader, scope, invoiceId)
  const what = await blockLinks(request, scope, { invoiceId })
  return saved<'invoices'>(request, paths.officeInvoice(invoiceId), what)
}
