import type { Args, RouteHandle } from '~/auth/access'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { readCustomerValues } from '~/domain/customers/values.server'
import { house } from '~/house.server'
import { assertNoQuery, checked, readBody } from '../../rest/read.server'
import { refusing } from '../../rest/refusing.server'
import { assertVersion } from '../../rest/version.server'
import { conflictOfCustomer, replyCustomer } from './customer.server'
import { changedCustomer, customerChange } from './schema'

export const handle = {
  access: 'key',
  scope: 'customers:read',
  toChange: 'customers:write',
  changesBy: ['PATCH'],
} satisfies RouteHandle

export function loader({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  assertNoQuery(request)
  return replyCustomer(scope, customerId)
}

export async function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  assertNoQuery(request)
  const change = await readBody(request, customerChange)
  const stored = await readCustomerValues(house.reader, scope, customerId)
  assertVersion(request, stored, change)
  const values = await checked({ stored, change }, changedCustomer)
  await refusing(conflictOfCustomer, () =>
    changeCustomer(house, scope, customerId, { ...values, revision: stored.revision }),
  )
  return replyCustomer(scope, customerId)
}
