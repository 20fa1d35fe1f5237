import { randomUUID } from 'node:crypto'
import type { Language, TenantRow } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { LIFETIMES } from '../links/lifetimes'
import { type Head, headOf, isOwned } from './legal-form'
import { splitRegister } from './register'

/** A firm as it is entered, by the names of the columns. What is left out is unknown, or the column's default. */
export type NewTenant = Pick<TenantRow, 'name' | 'street' | 'postal_code' | 'city' | 'country' | 'email'> &
  Partial<
    Pick<
      TenantRow,
      | 'id'
      | 'phone'
      | 'website'
      | 'managing_director'
      | 'register_entry'
      | 'vat_id'
      | 'tax_number'
      | 'bank_name'
      | 'iban'
      | 'bic'
      | 'creditor_id'
      | 'language'
      | 'payment_term_days'
    >
  >

/** What pages and documents show of a firm. */
export interface Tenant {
  id: string
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  email: string
  phone: string | null
  website: string | null
  managingDirector: string | null
  supervisoryChair: string | null
  /** Whether that person is called "Inhaber/in". */
  isOwned: boolean
  /** Who leads the firm, if neither an owner nor managing directors. */
  headedBy: Head | undefined
  addressExtra: string | null
  seat: string | null
  registerEntry: string | null
  contactName: string | null
  contactPhone: string | null
  vatId: string | null
  taxNumber: string | null
  bankName: string | null
  iban: string | null
  bic: string | null
  creditorId: string | null
  language: Language
  paymentTermDays: number
  /** The firm's texts on invoices, by language. */
  invoiceWords: Record<Language, { opening: string | null; closing: string | null }>
  electronicAddress: string | null
  electronicAddressScheme: string | null
  gln: string | null
  /** § 19 UStG. */
  isSmallBusiness: boolean
  /** Taxed on received payments (§ 20 UStG). */
  isTaxedWhenPaid: boolean
}

export function createTenant(
  house: House,
  by: Omit<Actor, 'tenantId'>,
  input: NewTenant,
): Promise<{ id: string }> {
  return writing(house, ALL_TENANTS, (trx) => createTenantIn(trx, by, input))
}

export async function createTenantIn(
  trx: Trx,
  by: Omit<Actor, 'tenantId'>,
  input: NewTenant,
): Promise<{ id: string }> {
  const id = input.id ?? randomUUID()
  await trx
    .insertInto('tenants')
    .values({
      ...LIFETIMES,
      ...input,
      id,
      ...splitRegister(input.register_entry ?? null),
      created_at: by.at,
      // The operator may use any sender.
      proven_sender: by.actor === 'system' ? input.email.toLowerCase() : null,
    })
    .execute()
  await recordAudit(
    trx,
    { ...by, tenantId: id },
    { action: 'tenant.created', subjectType: 'tenant', subjectId: id, after: { name: input.name } },
  )
  return { id }
}

/** The firm from set-up, whose owners run the installation. */
export async function firstTenantId(executor: Executor): Promise<string | undefined> {
  const first = await executor
    .selectFrom('tenants')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.id
}

export async function findTenant(executor: Executor, scope: Within): Promise<Tenant | undefined> {
  const row = await executor
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', scope.tenantId)
    .executeTakeFirst()
  return row && asTenant(row)
}

function asTenant(row: TenantRow): Tenant {
  return {
    id: row.id,
    name: row.name,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    email: row.email,
    phone: row.phone,
    website: row.website,
    managingDirector: row.managing_director,
    supervisoryChair: row.supervisory_chair,
    isOwned: isOwned(row.legal_form),
    headedBy: headOf(row.legal_form),
    addressExtra: row.address_extra,
    seat: row.seat,
    registerEntry: row.register_entry,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    vatId: row.vat_id,
    taxNumber: row.tax_number,
    bankName: row.bank_name,
    iban: row.iban,
    bic: row.bic,
    creditorId: row.creditor_id,
    language: row.language,
    paymentTermDays: row.payment_term_days,
    invoiceWords: {
      de: { opening: row.invoice_opening, closing: row.invoice_closing },
      en: { opening: row.invoice_opening_en, closing: row.invoice_closing_en },
    },
    electronicAddress: row.electronic_address,
    electronicAddressScheme: row.electronic_address_scheme,
    gln: row.gln,
    isSmallBusiness: row.is_small_business === 1,
    isTaxedWhenPaid: row.taxation === 'received',
  }
}
