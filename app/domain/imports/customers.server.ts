import { findAlikeCustomers } from '../customers/alike.server'
import { makeCustomers } from '../customers/customers.server'
import { namesOfSame } from '../customers/name'
import type { CustomerValues } from '../customers/values.server'
import { folded } from '../values/by-name'
import type { ImportKind } from './kind'
import { whereUntouched } from './untouched.server'

/** A row of a file in full, by the names of the columns. */
export type ImportedCustomer = Omit<CustomerValues, 'number' | 'payment_method'> & { number: string | null }

/** Whatever names a customer; none of it is there right after the import, but for the link to the portal. */
export const HANGS_ON_CUSTOMER = [
  'contacts',
  'contracts',
  'mandates',
  'invoices',
  'messages',
  'change_requests',
  'tasks',
  'receipts',
  'customer_credits',
  'dunning_stops',
  'dunning_notices',
  'dunning_requests',
  'charge_debtors',
  'charge_statements',
  'charges',
] as const

export const customerImport: ImportKind<ImportedCustomer> = {
  kind: 'customers',
  subjectType: 'customer',
  numberOf: ({ number }) => number,
  idOf: () => null,
  nameOf: ({ company, name, first_name = '', last_name = '' }) =>
    company || name || `${first_name} ${last_name}`.trim(),
  listNamed: async (executor, { tenantId }, ids) =>
    ids.length === 0
      ? []
      : await executor
          .selectFrom('customers')
          .select(['id', 'number', 'name', 'city'])
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', ids)
          .orderBy('name_key')
          .execute(),
  marksOf: ({ vat_id, email, postal_code, ...name }) => [
    ...(vat_id === null ? [] : [`vat ${vat_id}`]),
    ...(email === null ? [] : [`mail ${email.toLowerCase()}`]),
    ...namesOfSame(name).map((same) => `name ${folded(same)}\t${postal_code}`),
  ],
  mayBeSame: () => true,
  findAlike: (executor, _, scope, values) => findAlikeCustomers(executor, scope, values),
  make: (house, scope, values) => {
    const write = makeCustomers(house, scope, values)
    return async (trx) => (await write(trx)).map(({ id }) => id)
  },
  findUntouched: (trx, scope, since) =>
    whereUntouched(trx, scope, since, {
      table: 'customers',
      subjectType: 'customer',
      column: 'customer_id',
      hanging: HANGS_ON_CUSTOMER,
    }),
  remove: async (trx, { tenantId }, ids) => {
    await trx
      .deleteFrom('access_links')
      .where('tenant_id', '=', tenantId)
      .where('customer_id', 'in', ids)
      .execute()
    await trx.deleteFrom('customers').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
  },
}
