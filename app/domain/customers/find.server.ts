import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { type InCamelCase, inCamelCase } from '../values/camel-case'
import { CUSTOMER_FIELDS, type CustomerValues } from './values.server'

/** What pages and documents show of a customer. */
const SHOWN = [
  'number',
  'kind',
  'name',
  'contact_name',
  'street',
  'address_extra',
  'postal_code',
  'city',
  'country',
  'email',
  'phone',
  'vat_id',
  'language',
  'buyer_reference',
  'supplier_number',
  'register_number',
  'electronic_address',
  'electronic_address_scheme',
  'invoice_format',
  'invoice_attachment',
  'electronic_consent_on',
  'payment_term_days',
] as const satisfies readonly (keyof CustomerValues)[]

/** A customer as pages show it. `country` is ISO 3166-1 alpha-2; without a term of payment, the firm's own counts. */
export interface Customer extends InCamelCase<Pick<CustomerValues, (typeof SHOWN)[number]>> {
  id: string
  isArchived: boolean
  /** What it has paid beyond its invoices. */
  creditCents: number
}

export async function findCustomer(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<Customer | undefined> {
  const row = await selectCustomer(executor, scope, customerId).executeTakeFirst()
  return row && asCustomer(row)
}

/** Everything the office keeps of a customer. @throws NotFound */
export async function getWholeCustomer(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<{ customer: Customer; values: CustomerValues; revision: number }> {
  const row = await selectCustomer(executor, scope, customerId).executeTakeFirst()
  if (!row) throw new NotFound()
  const values = Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, row[field]])) as CustomerValues
  return { customer: asCustomer(row), values, revision: row.revision }
}

function selectCustomer(executor: Executor, { tenantId }: Within, customerId: string) {
  return executor
    .selectFrom('customers')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('customer_credits')
        .select('credit_cents')
        .whereRef('customer_credits.tenant_id', '=', 'customers.tenant_id')
        .whereRef('customer_credits.customer_id', '=', 'customers.id')
        .as('creditCents'),
    )
    .where('tenant_id', '=', tenantId)
    .where('id', '=', customerId)
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectCustomer>['executeTakeFirst']>>>

function asCustomer(row: Row): Customer {
  return {
    ...inCamelCase(row, SHOWN),
    id: row.id,
    isArchived: row.archived_at !== null,
    creditCents: row.creditCents ?? 0,
  }
}

/** @throws NotFound */
export async function getCustomer(executor: Executor, scope: Within, customerId: string): Promise<Customer> {
  const customer = await findCustomer(executor, scope, customerId)
  if (!customer) throw new NotFound()
  return customer
}
