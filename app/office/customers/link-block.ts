import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { blockLinks } from '../links/acts.server'

export const handle = { access: 'share_invoice_links' } satisfies RouteHandle

/** Revokes all links to the customer's portal, its contacts' included, and to its invoices. */
export async function action({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id } = await getCustomer(house.reader, scope, params.customerId)
  const what = await blockLinks(request, scope, { customerId: id })
  return saved<'customers'>(request, paths.customer(id), what)
}
