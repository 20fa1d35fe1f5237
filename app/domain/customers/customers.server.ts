import { randomUUID } from 'node:crypto'
import type { Language } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../errors'
import type { Executor, House, Trx } from '../house'
import { createLink } from '../links/links.server'
import { takeRegisterNumber } from '../numbering.server'
import type { Scope, Within } from '../scope'
import { writing } from '../writing.server'
import { CustomerConflict } from './conflict'

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
}

/** A customer as pages show it. `country` is ISO 3166-1 alpha-2. */
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
  const id = (input.id ?? randomUUID()).toLowerCase()
  return writing(house, scope, async (trx) => {
    if (await findCustomer(trx, scope, id)) throw new CustomerConflict('customer_exists')
    if (input.number !== undefined) await assertNumberFree(trx, scope, input.number)
    const number = input.number ?? (await takeRegisterNumber(trx, scope, 'customer'))
    await trx
      .insertInto('customers')
      .values({
        tenant_id: scope.tenantId,
        id,
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
        created_at: scope.at,
      })
      .execute()
    const link = await createLink(trx, house.keyring, scope, { purpose: 'portal', subjectId: id })
    await recordAudit(trx, scope, {
      action: 'customer.created',
      subjectType: 'customer',
      subjectId: id,
      after: { number, kind: input.kind, name: input.name },
    })
    return { id, number, linkId: link.id }
  })
}

/** A customer of the tenant, or undefined. */
export async function findCustomer(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<Customer | undefined> {
  const row = await executor
    .selectFrom('customers')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
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
    isArchived: row.archived_at !== null,
  }
}

/** @throws NotFound where the tenant has no such customer. */
export async function getCustomer(executor: Executor, scope: Within, customerId: string): Promise<Customer> {
  const customer = await findCustomer(executor, scope, customerId)
  if (!customer) throw new NotFound()
  return customer
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
