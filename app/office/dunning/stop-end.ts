import type { Args, RouteHandle } from '~/auth/access'
import { resumeDunning } from '~/domain/dunning/stops.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  await resumeDunning(house, scope, customerId)
  return saved<'customers'>(request, paths.customer(customerId), 'mahnsperre_aufgehoben')
}
