import type { Language } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { CUSTOMER_FIELDS, type CustomerValues } from './values.server'

/** `country` is ISO 3166-1 alpha-2. */
export interface Customer {
  id: string
  number: string
  kind: 'business' | 'consumer'
  name: string
  contactName: string | null
  street: string
  addressExtra: string | null
  postalCode: string
  city: string
  country: string
  email: string | null
  phone: string | null
  vatId: string | null
  language: Language
  isArchived: boolean
  buyerReference: string | null
  supplierNumber: string | null
  registerNumber: string | null
  electronicAddress: string | null
  electronicAddressScheme: string | null
  invoiceFormat: 'pdf' | 'zugferd' | 'xrechnung'
  invoiceAttachment: 'usual' | 'always' | 'never'
  electronicConsentOn: string | null
  /** Null: the firm's own. */
  paymentTermDays: number | null
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
): Promise<{ customer: Customer; values: CustomerValues }> {
  const row = await selectCustomer(executor, scope, customerId).executeTakeFirst()
  if (!row) throw new NotFound()
  const values = Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, row[field]])) as CustomerValues
  return { customer: asCustomer(row), values }
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
    id: row.id,
    number: row.number,
    kind: row.kind,
    name: row.name,
    contactName: row.contact_name,
    street: row.street,
    addressExtra: row.address_extra,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    email: row.email,
    phone: row.phone,
    vatId: row.vat_id,
    language: row.language,
    creditCents: row.creditCents ?? 0,
    isArchived: row.archived_at !== null,
    buyerReference: row.buyer_reference,
    supplierNumber: row.supplier_number,
    registerNumber: row.register_number,
    electronicAddress: row.electronic_address,
    electronicAddressScheme: row.electronic_address_scheme,
    invoiceFormat: row.invoice_format,
    invoiceAttachment: row.invoice_attachment,
    electronicConsentOn: row.electronic_consent_on,
    paymentTermDays: row.payment_term_days,
  }
}

/** @throws NotFound */
export async function getCustomer(executor: Executor, scope: Within, customerId: string): Promise<Customer> {
  const customer = await findCustomer(executor, scope, customerId)
  if (!customer) throw new NotFound()
  return customer
}
