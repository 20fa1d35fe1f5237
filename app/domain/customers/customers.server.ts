import { randomUUID } from 'node:crypto'
import type { CustomerRow, Language } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../house'
import { createLink } from '../links/links.server'
import { takeRegisterNumber } from '../numbering.server'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { CustomerConflict } from './conflict'
import { findCustomer } from './find.server'
import { customerKeys } from './keys'
import type { CustomerValues } from './values.server'

/** A customer as the office enters it. Without a number the next free one is taken. */
export interface NewCustomer {
  id?: string
  number?: string
  kind: 'business' | 'consumer'
  name: string
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

/** How a customer wants its invoices. The names are those of the columns. */
export type CustomerInvoicing = Partial<
  Pick<
    CustomerRow,
    | 'buyer_reference'
    | 'supplier_number'
    | 'electronic_address_scheme'
    | 'electronic_address'
    | 'invoice_format'
    | 'electronic_consent_on'
    | 'payment_term_days'
    | 'notes'
  >
>

/** A customer by the names of the form's fields. */
export type EnteredCustomer = Omit<CustomerValues, 'number'> & { number: string | null }

export function enteredCustomer({ number, ...values }: EnteredCustomer): NewCustomer {
  const { contact_name, address_extra, postal_code, vat_id, ...others } = values
  const { kind, name, street, city, country, email, phone, language, ...invoicing } = others
  return {
    ...{ kind, name, street, city, country, email, phone, language, invoicing },
    ...(number === null ? {} : { number }),
    contactName: contact_name,
    addressExtra: address_extra,
    postalCode: postal_code,
    vatId: vat_id,
  }
}

/**
 * Creates a customer and, with it, the link to its portal.
 * @throws Conflict `number_taken`, `customer_exists`
 */
export function createCustomer(
  house: House,
  scope: Scope,
  input: NewCustomer,
): Promise<{ id: string; number: string; linkId: string }> {
  return writing(house, scope, (trx) => addCustomer(trx, house, scope, input))
}

export async function addCustomer(
  trx: Trx,
  { keyring }: Pick<House, 'keyring'>,
  scope: Scope,
  input: NewCustomer,
): Promise<{ id: string; number: string; linkId: string }> {
  const id = (input.id ?? randomUUID()).toLowerCase()
  if (await findCustomer(trx, scope, id)) throw new CustomerConflict('customer_exists')
  if (input.number !== undefined) await assertNumberFree(trx, scope, input.number)
  const number = input.number ?? (await takeRegisterNumber(trx, scope, 'customer'))
  const entered = {
    number,
    kind: input.kind,
    name: input.name,
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
  await trx
    .insertInto('customers')
    .values({
      ...entered,
      ...input.invoicing,
      ...customerKeys(entered),
      tenant_id: scope.tenantId,
      id,
      created_at: scope.at,
    })
    .execute()
  const link = await createLink(trx, keyring, scope, { purpose: 'portal', subjectId: id })
  await recordAudit(trx, scope, {
    action: 'customer.created',
    subjectType: 'customer',
    subjectId: id,
    after: { number, kind: input.kind, name: input.name },
  })
  return { id, number, linkId: link.id }
}

async function assertNumberFree(trx: Trx, scope: Scope, number: string): Promise<void> {
  const taken = await trx
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (taken) throw new CustomerConflict('number_taken')
}
