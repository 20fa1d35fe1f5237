import { CustomerConflict } from '~/domain/customers/conflict'
import { getWholeCustomer } from '~/domain/customers/find.server'
import type { Scope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { fieldOfConflict } from '~/kit/forms/customer-form'
import { type Reply, replyRecord } from '../../rest/reply.server'

export const conflictOfCustomer = { of: CustomerConflict, at: fieldOfConflict }

/** @throws NotFound */
export async function replyCustomer(scope: Scope, id: string, options: Reply = {}): Promise<Response> {
  const { customer, values, revision } = await getWholeCustomer(house.reader, scope, id)
  return replyRecord({ id, ...values, archived: customer.isArchived, revision }, options)
}
