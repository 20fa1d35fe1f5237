import type { Args, RouteHandle } from '~/auth/access'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { readCustomerValues } from '~/domain/customers/values.server'
import { Busy } from '~/domain/kernel/errors'
import { oneAtATime } from '~/domain/kernel/one-at-a-time'
import type { Scope } from '~/domain/kernel/scope'
import { RecordConflict } from '~/domain/records/conflict'
import { house } from '~/house.server'
import { changedMeanwhile } from '../../rest/conflict.server'
import { assertNoQuery, checked, readBody } from '../../rest/read.server'
import { refusing } from '../../rest/refusing.server'
import { versionOf } from '../../rest/reply.server'
import { assertVersion } from '../../rest/version.server'
import { conflictOfCustomer, replyCustomer } from './customer.server'
import { type CustomerChange, changedCustomer, customerChange } from './schema'

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
  return oneAtATime(`customer ${scope.tenantId} ${customerId}`, async () => {
    for (let attempt = 1; !(await carryOut(request, scope, { customerId, change })); attempt += 1)
      if (attempt === TRIES) throw new Busy()
    return replyCustomer(scope, customerId)
  })
}

/** Only the office can come between our reading and our writing. */
const TRIES = 3

/** @returns whether it was changed; not if others changed the same fields meanwhile, which the caller need not know of */
async function carryOut(
  request: Request,
  scope: Scope,
  { customerId, change }: { customerId: string; change: CustomerChange },
): Promise<boolean> {
  const stored = await readCustomerValues(house.reader, scope, customerId)
  assertVersion(request, versionOf(stored.revision), stored, change)
  const values = await checked({ stored, change }, changedCustomer)
  try {
    await refusing(conflictOfCustomer, () =>
      changeCustomer(house, scope, customerId, { ...values, revision: stored.revision }),
    )
    return true
  } catch (error) {
    if (error instanceof RecordConflict && !request.headers.has('if-match')) return false
    throw error instanceof RecordConflict ? changedMeanwhile(error.conflicts) : error
  }
}
