import type { CustomerRow } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Fields of a customer, named as the columns and the form fields. */
export const CUSTOMER_FIELDS = [
  'number',
  'name',
  'kind',
  'name_title',
  'first_name',
  'last_name',
  'contact_name',
  'street',
  'address_extra',
  'postal_code',
  'city',
  'country',
  'email',
  'phone',
  'vat_id',
  'register_number',
  'language',
  'buyer_reference',
  'supplier_number',
  'electronic_address_scheme',
  'electronic_address',
  'invoice_format',
  'invoice_attachment',
  'electronic_consent_on',
  'payment_term_days',
  'payment_method',
  'discount_percent',
  'discount_days',
  'delivery_name',
  'delivery_street',
  'delivery_extra',
  'delivery_postal_code',
  'delivery_city',
  'delivery_country',
  'notes',
  'reminder_days',
] as const satisfies readonly (keyof CustomerRow)[]

export type CustomerValues = Pick<CustomerRow, (typeof CUSTOMER_FIELDS)[number]>

/** A customer as its form shows it. @throws NotFound */
export async function readCustomerValues(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<CustomerValues & { id: string; revision: number }> {
  const row = await executor
    .selectFrom('customers')
    .select(['id', 'revision', ...CUSTOMER_FIELDS])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
