import { CustomerConflict } from '~/domain/customers/conflict'
import { findCustomer } from '~/domain/customers/find.server'
import { CUSTOMER_FIELDS, type CustomerValues, readCustomerValues } from '~/domain/customers/values.server'
import type { Scope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { fieldOfConflict } from '~/kit/forms/customer-form'
import { type Reply, replyRecord } from '../../rest/reply.server'

export const conflictOfCustomer = { of: CustomerConflict, at: fieldOfConflict }

/** @throws NotFound */
export async function replyCustomer(scope: Scope, id: string, options: Reply = {}): Promise<Response> {
  const { revision, ...values } = await readCustomerValues(house.reader, scope, id)
  const customer = await findCustomer(house.reader, scope, id)
  const shown = showCustomer(id, values, { isArchived: customer?.isArchived ?? false })
  return replyRecord({ ...shown, revision }, options)
}

function showCustomer(id: string, values: CustomerValues, { isArchived }: { isArchived: boolean }) {
  const fields = Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, values[field]]))
  return { id, ...fields, archived: isArchived }
}
