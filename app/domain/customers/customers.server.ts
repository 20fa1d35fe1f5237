import { randomUUID } from 'node:crypto'
import type { CustomerRow, Language } from '~db/schema'
import { recordAudits } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { createLinks } from '../links/links.server'
import { takeNumbers } from '../numbers/take.server'
import { CustomerConflict } from './conflict'
import { assertDiscountFits } from './discount.server'
import { findCustomer } from './find.server'
import { customerKeys } from './keys'
import { type CustomerName, wholeName } from './name'
import type { CustomerValues } from './values.server'

/** Without a number the next free one is taken. */
export interface NewCustomer {
  id?: string
  number?: string
  kind: 'business' | 'consumer'
  /** Ignored if there is a last name: then the parts count. */
  name: string
  nameTitle?: string | null
  firstName?: string | null
  lastName?: string | null
  contactName?: string | null
  street: string
  addressExtra?: string | null
  postalCode: string
  city: string
  country: string
  email?: string | null
  phone?: string | null
  vatId?: string | null
  language?: Language
  invoicing?: CustomerInvoicing
}

/** A customer's invoicing preferences, named as the columns. */
export type CustomerInvoicing = Partial<
  Pick<
    CustomerRow,
    | 'register_number'
    | 'buyer_reference'
    | 'supplier_number'
    | 'electronic_address_scheme'
    | 'electronic_address'
    | 'invoice_format'
    | 'invoice_attachment'
    | 'electronic_consent_on'
    | 'payment_term_days'
    | 'reminder_days'
    | 'discount_percent'
    | 'discount_days'
    | 'delivery_name'
    | 'delivery_street'
    | 'delivery_extra'
    | 'delivery_postal_code'
    | 'delivery_city'
    | 'delivery_country'
    | 'notes'
  >
>

/** A customer by form fields. A new one has no mandate yet, and so pays by transfer. */
export type EnteredCustomer = Omit<CustomerValues, 'number' | 'payment_method'> & { number: string | null }

export function enteredCustomer({ number, ...values }: EnteredCustomer): NewCustomer {
  const { contact_name, address_extra, postal_code, vat_id, ...named } = values
  const { name_title, first_name, last_name, ...others } = named
  const { kind, name, street, city, country, email, phone, language, ...invoicing } = others
  return {
    ...{ kind, name, street, city, country, email, phone, language, invoicing },
    ...(number === null ? {} : { number }),
    nameTitle: name_title,
    firstName: first_name,
    lastName: last_name,
    contactName: contact_name,
    addressExtra: address_extra,
    postalCode: postal_code,
    vatId: vat_id,
  }
}

/**
 * Creates a customer and the link to its portal.
 * @throws Conflict `number_taken`, `customer_exists`, `discount_longer_than_term`
 */
export function createCustomer(
  house: House,
  scope: Scope,
  input: NewCustomer,
): Promise<{ id: string; number: string; linkId: string }> {
  return writing(house, scope, async (trx) => {
    if (input.id !== undefined && (await findCustomer(trx, scope, input.id.toLowerCase())))
      throw new CustomerConflict('customer_exists')
    await assertDiscountFits(trx, scope, { discount_days: null, payment_term_days: null, ...input.invoicing })
    const [added] = await makeCustomers(house, scope, [input])(trx)
    if (!added) throw new Error('Nothing was added')
    return added
  })
}

type Added = { id: string; number: string; linkId: string }

/**
 * Prepares the rows outside the transaction and returns the function that inserts them. All of them have the same
 * fields. That function @throws Conflict `number_taken`
 */
export function makeCustomers(
  { keyring }: Pick<House, 'keyring'>,
  scope: Scope,
  inputs: readonly NewCustomer[],
): (trx: Trx) => Promise<Added[]> {
  const given = inputs.flatMap(({ number }) => number ?? [])
  const made = inputs.map((input) => rowOf(scope, input))
  return async (trx) => {
    if (given.length > 0) await assertNumbersFree(trx, scope, given)
    const next = await takeNumbers(trx, scope, 'customer', inputs.length - given.length)
    const rows = made.map((row) => (row.number === '' ? numbered(row, next.shift() ?? '') : row))
    await trx.insertInto('customers').values(rows).execute()
    const ids = rows.map(({ id }) => id)
    const links = await createLinks(trx, keyring, scope, { purpose: 'portal', ids })
    const events = rows.map(({ id, number, kind, name }) => ({
      action: 'customer.created',
      subjectType: 'customer',
      subjectId: id,
      after: { number, kind, name },
    }))
    await recordAudits(trx, scope, events)
    return rows.map(({ id, number }, index) => ({ id, number, linkId: links[index] ?? '' }))
  }
}

function numbered<Row extends Parameters<typeof customerKeys>[0]>(row: Row, number: string): Row {
  return { ...row, number, ...customerKeys({ ...row, number }) }
}

function rowOf(scope: Scope, input: NewCustomer) {
  const entered = {
    number: input.number ?? '',
    kind: input.kind,
    ...nameOf(input),
    contact_name: input.contactName ?? null,
    street: input.street,
    address_extra: input.addressExtra ?? null,
    postal_code: input.postalCode,
    city: input.city,
    country: input.country,
    email: input.email ?? null,
    phone: input.phone ?? null,
    vat_id: input.vatId ?? null,
    language: input.language ?? 'de',
  }
  return {
    ...entered,
    ...input.invoicing,
    ...customerKeys(entered),
    tenant_id: scope.tenantId,
    id: (input.id ?? randomUUID()).toLowerCase(),
    created_at: scope.at,
  }
}

function nameOf({ name, nameTitle = null, firstName = null, lastName = null }: NewCustomer): CustomerName {
  const parts = { name_title: nameTitle, first_name: firstName, last_name: lastName }
  return { ...parts, name: wholeName({ name, ...parts }) }
}

async function assertNumbersFree(trx: Trx, scope: Scope, numbers: readonly string[]): Promise<void> {
  const taken = await trx
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('number', 'in', numbers)
    .limit(1)
    .executeTakeFirst()
  if (taken) throw new CustomerConflict('number_taken')
}
