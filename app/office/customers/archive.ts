import type { Args, RouteHandle } from '~/auth/access'
import { archiveCustomer } from '~/domain/customers/change.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { archiveForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export async function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const { archiviert: isArchived } = await readFields(request, archiveForm)
  await archiveCustomer(house, scope, customerId, isArchived)
  return saved<'customers'>(request, paths.customer(customerId), isArchived ? 'archiviert' : 'aufgenommen')
}
